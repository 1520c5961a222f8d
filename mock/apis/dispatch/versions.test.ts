import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addToCart } from '../commerce/testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../commerce/testing/shop.ts';
import { addProduct } from '../commerce/testing/shop-records.ts';

const SITE = '/webruntime/api/services/data';
const STORE = `commerce/webstores/${WEBSTORE_ID}`;

let shop: Shop;
let buyer: Visitor;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  productId = (await addProduct(shop.store)).Id;
  await addToCart(buyer, productId, '1');
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
    for (const version of ['49.0', '67.0', '64.1', '064.0'])
      for (const base of ['/services/data', SITE])
        expect(await items(version, base)).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
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

  test('PF-VERSION-06 refuses members of a body that appeared later like those that no version knows', async () => {
    const add = (version: string, more: object) =>
      buyer.call('POST', `/services/data/v${version}/${STORE}/carts/current/cart-items`, {
        ...{ productId, quantity: '1', type: 'Product', ...more },
      });
    const unknown = await add('58.0', { colour: 'red' });
    const message = unknown.body[0].message;
    expect([unknown.status, message]).toEqual([400, expect.stringContaining('colour')]);
    for (const [name, value] of Object.entries({ customFields: [], subscriptionTerm: 1 })) {
      const later = await add('58.0', { [name]: value });
      expect(later.body).toEqual([{ ...unknown.body[0], message: message.replace('colour', name) }]);
    }
    expect((await add('61.0', { customFields: [] })).status).toBe(201);
  });

  test('PF-VERSION-04 PF-PATH-03 is the same at the base of a site, with the addresses of that base', async () => {
    const atSite = await items('64.0', SITE);
    const atData = await items('64.0');
    expect(atSite.body.nextPageUrl).toBe(atData.body.nextPageUrl.replace('/services/data', SITE));
    const data = JSON.parse(JSON.stringify(atSite.body).replaceAll(SITE, '/services/data'));
    expect({ status: atSite.status, body: data }).toEqual({ status: atData.status, body: atData.body });
  });
});

describe('a guest', () => {
  const context = (base: string) => shop.guest().call('GET', `${base}/v64.0/${STORE}/application-context`);

  test('PF-PATH-02 is answered at the base of a site, and refused at that of the API', async () => {
    expect((await context(SITE)).status).toBe(200);
    expect(await context('/services/data')).toMatchObject({
      status: 401,
      body: [{ errorCode: 'INVALID_SESSION_ID' }],
    });
    const path = '/services/data/v64.0/commerce/webstores';
    const cart = await shop.guest().call('PUT', `${path}/${WEBSTORE_ID}/carts/current`);
    expect(cart).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] });
  });

  test.each([
    ['an unknown address', 'GET', '/services/data/v64.0/nothing', 404],
    ['an unknown address without a version', 'GET', '/services/data/nothing', 404],
    ['a version that is not spoken', 'GET', '/services/data/v49.0/sobjects', 404],
    ['another method', 'DELETE', '/services/data/v64.0/sobjects', 405],
    ['a malformed id', 'GET', `/services/data/v64.0/${STORE}/products/malformed`, 400],
    ['a missing parameter', 'GET', '/services/data/v64.0/parameterizedSearch', 400],
    ['a missing body', 'POST', '/services/data/v64.0/sobjects/Account', 400],
  ])('PF-PATH-04 is refused for the session before %s', async (_, method, path, status) => {
    expect(await shop.guest().call(method, path)).toMatchObject({
      status: 401,
      body: [{ errorCode: 'INVALID_SESSION_ID' }],
    });
    expect((await buyer.call(method, path)).status).toBe(status);
  });

  test('PF-PATH-04 is told what is wrong at the base of a site, and the versions wherever they are', async () => {
    expect((await shop.guest().call('GET', `${SITE}/v64.0/nothing`)).status).toBe(404);
    expect((await shop.guest().call('GET', '/services/nothing')).status).toBe(404);
    expect((await shop.guest().call('GET', '/services/data')).status).toBe(200);
  });
});
