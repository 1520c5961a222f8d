/** Most products on a list; the browser's memory of it is a cookie. */
export const mostWishes = 60;

const separator = '.';
const productId = /^01t[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/;

/** The products of a list as it is kept, the newest first; what is no product id is left out. */
export function readWishes(kept: string | null): string[] {
  const ids = (kept ?? '').split(separator).filter((id) => productId.test(id));
  return [...new Set(ids)].slice(0, mostWishes);
}

/** A list as it is kept. */
export function writeWishes(ids: readonly string[]): string {
  return ids.join(separator);
}

/** The list with a product put first; the oldest leaves when it is full. */
export function withWish(ids: readonly string[], id: string): string[] {
  return productId.test(id) ? [id, ...ids.filter((other) => other !== id)].slice(0, mostWishes) : [...ids];
}
