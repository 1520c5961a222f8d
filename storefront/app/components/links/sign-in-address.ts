/** The sign-in page's address that leads back to a page of the shop, e.g. to where somebody stood when asked. */
export function signInAddress({ pathname, search = '' }: { pathname: string; search?: string }): string {
  // Signing in is no place to come back to.
  if (/^(\/en)?\/login$/.test(pathname)) return `/login${search}`;
  return `/login?from=${encodeURIComponent(pathname + search)}`;
}
