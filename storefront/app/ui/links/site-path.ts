import { createContext, useContext } from 'react';

/** Path of the host below which the shop lies, such as `/apotheke`; empty where it has the host for itself. */
export const SitePathContext = createContext('');

/** For what React Router does not address: pictures, files, the platform, links that leave the page. */
export const useSitePath = () => useContext(SitePathContext);

/** An address of the shop, whole from its first slash, as the browser reaches it; the home page is the path itself. */
export function belowSitePath(path: string, sitePath: string): string {
  return sitePath + (sitePath && /^\/(?=[?#]|$)/.test(path) ? path.slice(1) : path);
}
