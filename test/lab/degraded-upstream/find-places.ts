import { exchange } from '../security/exchange.ts';
import { type Found, shopPlaces } from './shop-places.ts';

/** The addresses of all pages of a buyer who has ordered before, with what they are about looked up in the shop. */
export async function findPlaces(storefront: string, cookie: string): Promise<string[]> {
  const linkOn = async (page: string, pattern: RegExp): Promise<string> => {
    const { text } = await exchange(storefront, page, { headers: { cookie, accept: 'text/html' } });
    const link = pattern.exec(text)?.[0];
    if (link === undefined) throw new Error(`${page} has no link like ${pattern}.`);
    return link;
  };
  const found: Found = {
    product: await linkOn('/', /\/product\/detail\/\w+/),
    category: await linkOn('/', /\/category\/[^"?]+/),
    content: await linkOn('/', /\/info\/[\w-]+/),
    order: (await linkOn('/account/orders', /\/account\/orders\/[\w-]+/)).replace('/account/orders/', ''),
    address: await linkOn('/account/addresses', /\/account\/addresses\/\w{18}/),
    cart: await linkOn('/cart', /\b0a6\w{15}\b/),
  };
  return Object.values(shopPlaces).flatMap((paths) => paths(found));
}
