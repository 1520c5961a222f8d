import { localisedPath } from '../i18n/languages.ts';

/** Stands for the shop's own origin while an address is resolved. */
const SHOP = 'http://shop.invalid';

/**
 * An address inside the shop to return to; anything else becomes the home page. The address is judged as a browser would
 * resolve it, with and without its language: `/.//host` and `/en//host` lead to another host as `//host` does. It is
 * answered as a browser would write it, since a header carries no other letters.
 */
export function safeReturn(value: FormDataEntryValue | string | null | undefined): string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\s\p{Cc}]/u.test(value)) return '/';
  const address = inside(value);
  return address !== undefined && inside(localisedPath(address, 'de')) !== undefined ? address : '/';
}

function inside(address: string): string | undefined {
  if (!URL.canParse(address, SHOP)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, SHOP);
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
