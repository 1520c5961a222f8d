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
    paymentLink: await newPaymentLink(storefront, cookie),
  };
  return Object.values(shopPlaces).flatMap((paths) => paths(found));
}

/** Passes the cart on by a payment link; the address of its page. */
async function newPaymentLink(storefront: string, cookie: string): Promise<string> {
  const headers = { cookie, origin: storefront, 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'intent=createPaymentLink';
  const created = await exchange(storefront, '/cart', { method: 'POST', headers, body });
  const { location } = created.headers;
  if (location === undefined) throw new Error(`The cart has no payment link: ${created.status}.`);
  return location;
}
