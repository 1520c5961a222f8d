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
