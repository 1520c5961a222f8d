import type { QueryClient } from '@tanstack/react-query';
import { isSessionExpired } from '#client/errors/index.ts';
import { createStore } from '#client/store.ts';

/** Whether the session has ended while somebody was at work. */
export const sessionExpiry = createStore({ isExpired: false });

/** Watches everything that is read; the answer ends watching. */
export function watchSessionExpiry(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isSessionExpired(event.action.error)) {
      sessionExpiry.set({ isExpired: true });
    }
  });
}
