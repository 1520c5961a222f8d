import { belowSitePath } from '../ui/links/site-path.ts';

/**
 * The whole address of a page or a file of the shop, as its links lead to it.
 *
 * @param site see Place
 */
export function absoluteAddress(site: string, path: string): string {
  const { origin, pathname } = new URL(site);
  return origin + belowSitePath(path, pathname === '/' ? '' : pathname);
}
