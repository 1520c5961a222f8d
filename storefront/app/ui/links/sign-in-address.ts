/** Longest way back, in characters; far longer ones make headers that no server in between passes on. */
const longest = 2000;

/**
 * The sign-in page's address that leads back to a page of the shop, e.g. to where somebody stood when asked; from an
 * address of a length that no page has, without its query, or to the home page.
 */
export function signInAddress({ pathname, search = '' }: { pathname: string; search?: string }): string {
  // Signing in is no place to come back to.
  if (/^(\/en)?\/login$/.test(pathname)) return search.length <= longest ? `/login${search}` : '/login';
  const back = [pathname + search, pathname, '/']
    .map(encodeURIComponent)
    .find(({ length }) => length <= longest);
  return `/login?from=${back}`;
}
