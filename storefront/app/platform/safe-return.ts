import { localisedPath } from '../i18n/languages.ts';

/** Stands for the shop's own origin while an address is resolved. */
const SHOP = 'http://shop.invalid';

/**
 * An address inside the shop to return to; anything else becomes the home page. The address is judged as a browser would
 * resolve it, with and without its language: `/.//host` and `/en//host` lead to another host as `//host` does.
 */
export function safeReturn(value: FormDataEntryValue | string | null | undefined): string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\s\p{Cc}]/u.test(value)) return '/';
  return isInside(value) && isInside(localisedPath(value, 'de')) ? value : '/';
}

function isInside(address: string): boolean {
  if (!URL.canParse(address, SHOP)) return false;
  const { origin, pathname } = new URL(address, SHOP);
  return origin === SHOP && !pathname.startsWith('//');
}
