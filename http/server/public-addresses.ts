import { readSitePath } from './site-path.ts';

/**
 * The addresses by which callers reach a server, from a setting that lists them with commas between; none where it is
 * empty. The first is the one that the server itself names.
 *
 * @returns origins, e.g. `https://shop.example`
 * @throws Error naming the setting, where one is no address
 */
export function readPublicAddresses(setting: string, text = ''): string[] {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.filter(Boolean).map((address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username)
      return url.origin;
    throw new Error(
      `${setting} is "${address}", but it is an address without a path, such as https://shop.example; several have commas between.`,
    );
  });
}

/**
 * The address of another app with the path below which it lies, the first where the setting lists several; undefined
 * where it is empty.
 *
 * @throws Error naming the setting, where it is no address
 */
export function readSiteAddress(setting: string, text = ''): string | undefined {
  const [first = ''] = text.split(',', 1);
  const url = URL.canParse(first.trim()) ? new URL(first.trim()) : undefined;
  if (url === undefined) return readPublicAddresses(setting, text)[0];
  const { pathname } = url;
  url.pathname = '/';
  const [origin] = readPublicAddresses(setting, url.href);
  return origin + readSitePath(setting, pathname);
}
