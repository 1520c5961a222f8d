import { withinSite } from '#http/server/site-path.ts';
import { PlatformFault } from '../errors/platform-fault.ts';

/**
 * A request target as the platform's own addresses are written, without the path of the site before it.
 *
 * @throws PlatformFault 404 for what lies outside the site
 */
export function belowSite(target: string, sitePath: string): string {
  const within = withinSite(target, sitePath);
  if (within !== undefined) return within;
  throw new PlatformFault(404, 'NOT_FOUND', `The site of this platform is at ${sitePath}.`);
}
