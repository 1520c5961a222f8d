import type { QueryClient } from '@tanstack/react-query';
import { isSessionExpired } from '#client/errors/index.ts';
import { createStore } from '#client/store.ts';

/** Whether somebody is at work, and whether the session has ended meanwhile. */
export const sessionExpiry = createStore({ isAtWork: false, isExpired: false });

/** Whether somebody came in for whom the console is not made, and was sent out again. */
export const turnedAway = createStore({ isNotStaff: false });

/** Takes note of an error; one that follows a person's own sign-out is no surprise. */
export function noteSessionExpiry(error: unknown): void {
  if (sessionExpiry.get().isAtWork && isSessionExpired(error)) sessionExpiry.set({ isExpired: true });
}

/** Watches everything that is read; the answer ends watching. */
export function watchSessionExpiry(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') noteSessionExpiry(event.action.error);
  });
}
