import { expect, test, vi } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { visitMemory } from '#client/testing/visit-memory.ts';
import { buyer, guest, stubShop } from '../../rule-tests/stub-shop.ts';
import { arrivalsOf } from '../cart/fill-cart.server.ts';
import { carryWishes, changeAccountWish, chooseList, readAccountLists } from './account-lists.server.ts';
import { changeLists } from './change-lists.server.ts';
import { changeWish, wishesOf } from './wish-list.server.ts';

const product = (number: number) => `01t00000000000${number}AAA`;
const listOf = (id: string, ...numbers: number[]) => ({
  summary: { id, name: id, wishlistProductCount: numbers.length },
  page: {
    items: numbers.map((number) => ({
      wishlistItemId: `0Wj${number}`,
      productSummary: { productId: product(number) },
    })),
  },
});
const first = listOf('0Wi1', 1, 2);
const second = listOf('0Wi2', 3);
const both: StubAnswer = [200, { summaries: [first.summary, second.summary], displayedList: first }];

/** A shop whose account has these lists, and what is changed about them. */
function shopWith(lists: StubAnswer, session = buyer, more: Record<string, () => StubAnswer> = {}) {
  const { shop, requests } = stubShop(
    {
      'GET /wishlists': () => lists,
      'GET /wishlists/0Wi2': () => [200, second],
      'POST /wishlists': () => [201, { summary: { id: '0Wi9' } }],
      'POST /wishlist-items': () => [201, { wishlistItemId: '0Wj9' }],
      'DELETE /wishlist-items/0Wj1': () => [204],
      ...more,
    },
    { session, kept: visitMemory() },
  );
  const changes = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => [method, new URL(url).pathname.split('/wishlists')[1]]);
  return { shop, requests, changes };
}

test('SF-WISH-03 the list that was chosen in the visit is shown, else the one that was changed last', async () => {
  const { shop } = shopWith(both);
  expect((await readAccountLists(shop)).shown).toMatchObject({ id: '0Wi1', items: [{}, {}] });
  chooseList(shop, '0Wi2');
  expect((await readAccountLists(shop)).shown).toMatchObject({
    id: '0Wi2',
    items: [{ itemId: '0Wj3', productId: product(3) }],
  });
  chooseList(shop, '0WiGone');
  expect((await readAccountLists(shop)).shown?.id).toBe('0Wi1');
});

test('SF-WISH-03 a product goes on the list once and is taken off it, and the first one opens a list', async () => {
  const { shop, changes } = shopWith(both);
  await changeAccountWish(shop, product(1), true);
  await changeAccountWish(shop, product(5), false);
  expect(changes()).toEqual([]);
  await changeAccountWish(shop, product(1), false);
  await changeAccountWish(shop, product(5), true);
  expect(changes()).toEqual([
    ['DELETE', '/0Wi1/wishlist-items/0Wj1'],
    ['POST', '/0Wi1/wishlist-items'],
  ]);
  const empty = shopWith([200, { summaries: [], displayedList: null }]);
  await changeAccountWish(empty.shop, product(1), true);
  expect(empty.changes()).toEqual([
    ['POST', ''],
    ['POST', '/0Wi9/wishlist-items'],
  ]);
});

test('SF-WISH-02 after sign-in the browser list goes on the account list without repeats, oldest first', async () => {
  const { shop, requests } = shopWith(both);
  for (const number of [1, 4, 5]) changeWish(shop, product(number), true);
  await carryWishes(shop);
  const put = requests.filter(({ method }) => method === 'POST');
  expect(await Promise.all(put.map((request) => request.json()))).toEqual([
    { productId: product(4) },
    { productId: product(5) },
  ]);
  expect(wishesOf(shop)).toEqual([]);
});

test('SF-WISH-02 the browser list stays where the platform fails, and with guests', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const failing = shopWith([500, [{ errorCode: 'SERVER_ERROR', message: 'Down.' }]]);
  changeWish(failing.shop, product(1), true);
  await carryWishes(failing.shop);
  expect(wishesOf(failing.shop)).toEqual([product(1)]);
  const nobody = shopWith(both, guest);
  changeWish(nobody.shop, product(1), true);
  await carryWishes(nobody.shop);
  expect(wishesOf(nobody.shop)).toEqual([product(1)]);
  expect(nobody.requests).toEqual([]);
});

test('SF-WISH-02 a product that has left the range does not keep the others from the account', async () => {
  const gone: StubAnswer = [404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]];
  const { shop } = shopWith(both, buyer, { 'POST /wishlist-items': () => gone });
  changeWish(shop, product(7), true);
  await carryWishes(shop);
  expect(wishesOf(shop)).toEqual([]);
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('SF-WISH-03 a list without a name is not sent, and the form says so', async () => {
  const { shop, requests } = shopWith(both);
  expect(await changeLists(shop, formOf({ intent: 'create', name: ' ' }))).toMatchObject({
    intent: 'create',
    isNameWrong: true,
  });
  expect(requests).toEqual([]);
  expect(await changeLists(shop, formOf({ intent: 'create', name: 'Reise' }))).toBeUndefined();
  expect(await requests[0]?.json()).toEqual({ name: 'Reise' });
});

test('SF-WISH-04 a list goes into the cart, which names what could not be added', async () => {
  const failed = { message: 'Nicht mehr erhältlich.', cartItem: { productId: product(1), name: 'Salbe' } };
  const { shop } = shopWith(both, buyer, {
    'POST /actions/add-wishlist-to-cart': () => [
      201,
      { cartId: '0a6', productsFailedCount: 1, failedWishlistToCartItems: [failed] },
    ],
    'GET /compact-summary': () => [200, { asyncOperationStatus: 'Completed' }],
  });
  expect(await changeLists(shop, formOf({ intent: 'order', wishlistId: '0Wi1' }))).toBeUndefined();
  expect(arrivalsOf(shop, new Request('https://shop.example/cart?arrived=1'))).toEqual({
    kind: 'listed',
    count: 1,
    leftOut: [{ name: 'Salbe', reason: 'Nicht mehr erhältlich.' }],
  });
});
