/**
 * The address of a page without empty parts, where it has some: links that a page makes of `//host/` or `/en//host/`
 * would lead to that host. Undefined where the address is plain.
 *
 * @returns path and query, beginning with one slash
 */
export function plainAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  return pathname.includes('//') ? pathname.replace(/\/{2,}/g, '/') + search : undefined;
}
