import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';

/** Where react-admin keeps whether somebody is signed in, for pages without parameters of their own. */
const AUTH_KEY = ['auth', 'checkAuth', {}];
/** After this time a page that says that it waits is better than none, in milliseconds. */
const LONGEST_MS = 400;

/**
 * Asks whether somebody is signed in before anything is drawn, so that the first thing drawn is the page itself and not
 * an empty one. Resolves when it is known, or after 400 ms; who is not signed in is led to the sign-in by the page.
 */
export async function checkSessionAhead(queryClient: QueryClient, authProvider: AuthProvider): Promise<void> {
  const checked = queryClient.prefetchQuery({
    queryKey: AUTH_KEY,
    queryFn: () => authProvider.checkAuth({}).then(() => true),
    retry: false,
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([checked, late]);
}
