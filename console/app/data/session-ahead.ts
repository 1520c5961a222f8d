import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';

/** Where react-admin keeps whether somebody is signed in, for pages without parameters of their own. */
const AUTH_KEY = ['auth', 'checkAuth', {}];
/**
 * Asks whether somebody is signed in before anything is drawn, so that the first thing drawn is the page itself and not
 * an empty one. Resolves when it is known; who is not signed in is led to the sign-in by the page.
 */
export const checkSessionAhead = (queryClient: QueryClient, authProvider: AuthProvider): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: AUTH_KEY,
    queryFn: () => authProvider.checkAuth({}).then(() => true),
    retry: false,
  });

/** After this time a page that says that it waits is better than none, in milliseconds. */
const LONGEST_MS = 400;

/** Resolves when all of this has been read, or after 400 ms. */
export async function readBeforeDrawing(reads: readonly Promise<unknown>[]): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([Promise.all(reads), late]);
}
