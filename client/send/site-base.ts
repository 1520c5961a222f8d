/** What addresses of a site's pages begin with. */
const SITE = '/webruntime/api';
const DATA = '/services/data/';

/**
 * The base of a call: as its contract says or, for the pages of a site, where the platform answers guests too
 * (SF-CALL-03). Calls without a version have one address only.
 */
export function callBase(base: string, isSite = false): string {
  return isSite && base.startsWith(DATA) ? SITE + base : base;
}

/** Whether an address is one of a site's pages. */
export const isSiteAddress = (address: string): boolean => address.startsWith(`${SITE}/`);
