import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addToCart } from '../commerce/testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../commerce/testing/shop.ts';
import { addProduct } from '../commerce/testing/shop-records.ts';

const STORE = `commerce/webstores/${WEBSTORE_ID}`;

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  await addToCart(buyer, (await addProduct(shop.store)).Id, '1');
  await addToCart(buyer, (await addProduct(shop.store)).Id, '1');
});
afterAll(() => shop.close());

const items = (version: string, base = '/services/data', query = '') =>
  buyer.call('GET', `${base}/v${version}/${STORE}/carts/current/cart-items?pageSize=1${query}`);

describe('a call in another version', () => {
  test('PF-VERSION-01 is answered without members that appeared later', async () => {
    const [older, newer] = [await items('59.0'), await items('60.0')];
    expect(older.status).toBe(200);
    expect(newer.body).toMatchObject({ currentPage: 1, totalItemCount: 2 });
    expect(older.body).not.toHaveProperty('currentPage');
    expect(older.body).not.toHaveProperty('totalItemCount');
    expect(older.body.cartItems).toHaveLength(1);
  });

  test('PF-VERSION-02 is answered with addresses of that version', async () => {
    expect((await items('64.0')).body.nextPageUrl).toContain('/services/data/v64.0/');
    expect((await items('58.0')).body.nextPageUrl).toContain('/services/data/v58.0/');
  });

  test('PF-VERSION-03 is not found in versions that are not spoken, nor before the call appeared', async () => {
    for (const version of ['49.0', '67.0'])
      expect(await items(version)).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
    const summary = (version: string) =>
      buyer.call('GET', `/services/data/v${version}/${STORE}/carts/compact-summary`);
    expect((await summary('63.0')).status).toBe(404);
    expect((await summary('64.0')).status).toBe(200);
  });

  test('PF-VERSION-05 passes over parameters that appeared later, whatever they hold', async () => {
    const page = async (version: string, pageNumber: string) => {
      const { status, body } = await items(version, undefined, `&pageNumber=${pageNumber}`);
      return { status, id: body.cartItems?.[0].cartItem.cartItemId };
    };
    const [first, second] = [await page('60.0', '1'), await page('60.0', '2')];
    expect(second).not.toEqual(first);
    expect(await page('59.0', '2')).toEqual(first);
    expect([(await page('60.0', 'x')).status, (await page('59.0', 'x')).status]).toEqual([400, 200]);
  });

  test('PF-VERSION-04 is the same at the base of a site', async () => {
    const atSite = await items('64.0', '/webruntime/api/services/data');
    expect(atSite).toEqual({ ...(await items('64.0')), headers: atSite.headers });
  });
});
