const SITE = '/webruntime/api';
const DATA = '/services/data/';

/**
 * The base of a call for the pages of a site, where the platform answers guests too (SF-CALL-03). Calls without a version
 * have one address only.
 */
export function siteBase(base: string): string {
  return base.startsWith(DATA) ? SITE + base : base;
}
