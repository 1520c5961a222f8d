/**
 * The path of an address of this origin, as browsers read it; undefined for one of any other. Browsers take a backslash
 * for a slash and leave out line ends, so that the text itself does not tell.
 */
export function ownAddress(text: string, origin: string): string | undefined {
  if (!URL.canParse(text, origin)) return undefined;
  const address = new URL(text, origin);
  if (address.origin !== new URL(origin).origin || address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}
