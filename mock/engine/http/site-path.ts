import { PlatformFault } from '../errors/platform-fault.ts';

/**
 * A request target as the platform's own addresses are written, without the path of the site before it.
 *
 * @throws PlatformFault 404 for what lies outside the site
 */
export function belowSite(target: string, sitePath: string): string {
  if (sitePath === '') return target;
  const rest = target.startsWith(sitePath) ? target.slice(sitePath.length) : undefined;
  if (rest !== undefined && /^(?:$|[/?])/.test(rest)) return rest.startsWith('/') ? rest : `/${rest}`;
  throw new PlatformFault(404, 'NOT_FOUND', `The site of this platform is at ${sitePath}.`);
}

/**
 * A path of a site as it goes before addresses: with a slash at its beginning and none at its end, or empty.
 *
 * @throws Error where it is none
 */
export function sitePathOf(text: string): string {
  const path = text.replace(/\/+$/, '');
  if (path === '' || /^(?:\/[A-Za-z0-9_-]+)+$/.test(path)) return path;
  throw new Error(`MOCK_SITE_PATH is "${text}", but it is a path such as /apotheke.`);
}
