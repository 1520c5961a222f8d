import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVERYBODY_GROUP_ID, PRACTICE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Answer } from '../testing/caller.ts';
import { addUser, allowGuests, signIn } from '../testing/guests.ts';
import { addToCart, billingAddress, fillCart, payByInvoice, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;
let guest: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await allowGuests(shop.store);
  guest = shop.browser();
});
afterAll(() => shop.close());

const GUEST_CHECKOUT = '/checkouts/active';
const helperBase = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}`;
const statusOf = async (who: Visitor, method: string, path: string, body?: unknown) =>
  (await who.call(method, path, body)).status;

/** The cookie that an answer sets, as a browser sends it back. */
const cookieIn = ({ headers }: Answer): string =>
  String([headers?.['set-cookie'] ?? []].flat()[0]).split(';')[0] ?? '';

describe('what the application context says, carts and checkouts do', () => {
  test.each([
    { cart: false, checkout: false, canFill: 403, canCheckOut: 403 },
    { cart: true, checkout: false, canFill: 201, canCheckOut: 403 },
    { cart: false, checkout: true, canFill: 403, canCheckOut: 403 },
    { cart: true, checkout: true, canFill: 201, canCheckOut: 404 },
  ])('cart $cart, checkout $checkout', async ({ cart, checkout, canFill, canCheckOut }) => {
    await allowGuests(shop.store, cart, checkout);
    const product = await addProduct(shop.store);
    expect((await guest.call('GET', '/application-context')).body).toMatchObject({
      guestCartEnabled: cart,
      guestCheckoutEnabled: checkout,
      guestCartCheckoutEnabled: cart && checkout,
    });
    expect((await addToCart(guest, product.Id)).status).toBe(canFill);
    expect(await statusOf(guest, 'GET', '/carts/current/compact-summary')).toBe(canFill === 201 ? 200 : 403);
    expect(await statusOf(guest, 'GET', GUEST_CHECKOUT)).toBe(canCheckOut);
  });

  test('a cart that is there is out of reach once carts are switched off', async () => {
    await fillCart(shop, guest);
    await allowGuests(shop.store, false);
    expect(await statusOf(guest, 'GET', '/carts/current/cart-items')).toBe(403);
  });
});

describe('the cart of a guest', () => {
  test('is bound to the cookie: each guest has an own one', async () => {
    const other = shop.browser();
    const { cartId } = await fillCart(shop, guest, {}, '2');
    expect(await settledSummary(shop, guest)).toMatchObject({ cartId, totalProductCount: '2.0' });
    expect(await statusOf(other, 'GET', '/carts/current/compact-summary')).toBe(404);
    expect(await statusOf(other, 'GET', `/carts/${cartId}/compact-summary`)).toBe(404);
    expect((await fillCart(shop, other)).cartId).not.toBe(cartId);
    expect((await other.call('GET', '/carts/current/cart-items')).body.totalItemCount).toBe(1);
  });

  test('PF-CTX-67 is known by a cookie of the site, at the base of the site only', async () => {
    const product = await addProduct(shop.store);
    const cookie = cookieIn(await addToCart(shop.browser(), product.Id));
    expect(cookie).toMatch(/^guest_uuid_essential_\w{15}=/);
    const read = (path: string) => shop.browser().call('GET', path, undefined, { cookie });
    expect((await read('/carts/current/cart-items')).body.totalItemCount).toBe(1);
    const atData = helperBase.replace('/webruntime/api', '');
    expect((await read(`${atData}/carts/current/cart-items`)).status).toBe(401);
  });

  test('does not exist for a guest without one, and reading opens none', async () => {
    const accounts = await shop.store.count('Account');
    const carts = await shop.store.count('WebCart');
    expect((await guest.call('GET', '/carts/current/cart-items')).body.cartItems).toEqual([]);
    expect(await statusOf(guest, 'DELETE', '/carts/current')).toBe(404);
    expect(await shop.store.count('Account')).toBe(accounts);
    expect(await shop.store.count('WebCart')).toBe(carts);
  });

  test('is forgotten with its cookie after 30 days', async () => {
    await fillCart(shop, guest);
    shop.wait(30 * 24 * 3_600_000 - 1);
    expect(await statusOf(guest, 'GET', '/carts/current/compact-summary')).toBe(200);
    shop.wait(1);
    expect(await statusOf(guest, 'GET', '/carts/current/compact-summary')).toBe(404);
  });

  test('PF-PATH-01 the alias current leads to the guest cart, and the alias active to none', async () => {
    const { cartId, productId } = await fillCart(shop, guest);
    expect((await guest.call('GET', '/carts/current/compact-summary')).body.cartId).toBe(cartId);
    expect(await statusOf(guest, 'GET', '/carts/active/compact-summary')).toBe(404);
    const input = { productId, quantity: '1', type: 'Product' };
    expect(await statusOf(guest, 'POST', '/carts/active/cart-items', input)).toBe(404);
    expect(await statusOf(shop.browser(), 'POST', '/carts/active/cart-items', input)).toBe(404);
  });

  test('has the prices that guests see', async () => {
    const product = await addProduct(shop.store, { price: '10.00' });
    await shop.store.insert('Pricebook2', { Id: PRACTICE_PRICEBOOK_ID, Name: 'Gäste', IsActive: true });
    await shop.store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
    await shop.store.insert('BuyerGroupPricebook', {
      BuyerGroupId: EVERYBODY_GROUP_ID,
      Pricebook2Id: PRACTICE_PRICEBOOK_ID,
      Priority: 1,
    });
    await shop.store.insert('PricebookEntry', {
      Product2Id: product.Id,
      Pricebook2Id: PRACTICE_PRICEBOOK_ID,
      UnitPrice: '8.50',
    });
    await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: EVERYBODY_GROUP_ID });
    const shown = (await guest.call('GET', `/pricing/products/${product.Id}`)).body.unitPrice;
    await addToCart(guest, product.Id);
    await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: null });
    expect(shown).toBe('8.50');
    expect((await guest.call('GET', '/carts/current/cart-items')).body.cartItems[0].cartItem.salesPrice).toBe(
      shown,
    );
  });

  test('is changed by helper writes with the token of the guest’s session', async () => {
    const helper = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}/carts/current/cart-items`;
    await fillCart(shop, guest);
    const [{ cartItem }] = (await guest.call('GET', helper)).body.cartItems;
    const change = (token: string) =>
      guest.call('PATCH', `${helper}/${cartItem.cartItemId}`, { quantity: '3' }, { 'csrf-token': token });
    const [session] = await shop.store.find('GuestSession__c', {
      orderBy: { field: 'CreatedDate', ascending: false },
      limit: 1,
    });
    expect(await change('forged')).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INVALID_CSRF_TOKEN' }],
    });
    expect(await settledSummary(shop, guest)).toMatchObject({ totalProductCount: '1.0' });
    expect((await change(session?.CsrfToken__c ?? '')).body).toMatchObject({ quantity: '3.0' });
  });

  test('can be ordered with an e-mail address, but never with an address list', async () => {
    const { cartId } = await fillCart(shop, guest);
    expect(await guest.call('GET', '/accounts/current/addresses')).toMatchObject({
      status: 403,
      body: [{ message: 'CPA disabled' }],
    });
    await guest.call('PUT', GUEST_CHECKOUT, { cartId, deliveryAddressInput: billingAddress });
    shop.wait();
    await payByInvoice(guest);
    expect(await guest.call('POST', `${GUEST_CHECKOUT}/orders`)).toMatchObject({
      status: 412,
      body: { errors: [{ title: 'CONTACT_EMAIL_REQUIRED' }] },
    });
    const contactInfo = { lastName: 'Gast', email: 'gesa@example.org', phoneNumber: '+49 89 99' };
    const told = await guest.call('PATCH', GUEST_CHECKOUT, { contactInfo });
    expect(told).toMatchObject({ status: 200, body: { contactInfo } });
    expect((await guest.call('GET', '/session-context')).body.guestUserDetails).toMatchObject(contactInfo);
    const { status, body } = await guest.call('POST', `${GUEST_CHECKOUT}/orders`);
    expect(status).toBe(201);
    const order = await shop.store.findOne('Order', {
      where: { OrderReferenceNumber: body.orderReferenceNumber },
    });
    expect(order).toMatchObject({ ContactEmail__c: 'gesa@example.org', ContactPhoneNumber__c: '+49 89 99' });
    const account = await shop.store.get('Account', order?.AccountId ?? '');
    expect(account?.Name).toBe('Erika Beispiel');
    const summary = `${helperBase}/order-summaries/${body.orderReferenceNumber}`;
    expect((await guest.call('GET', summary)).body).toMatchObject({ deliveryGroups: [{ items: [{}] }] });
    expect(await statusOf(shop.browser(), 'GET', summary)).toBe(404);
  });
});

describe('preserving the cart after login', () => {
  const preserve = (who: Visitor, cartId: string) => who.call('POST', `/carts/${cartId}/actions/preserve`);

  test('PF-CART-19 SF-CART-06 SF-CART-09 merges it once into the buyer’s cart, and counts the products that are refused', async () => {
    const { username, accountId } = await addUser(shop.store);
    const shared = await addProduct(shop.store, { MaximumPerOrder__c: 3 });
    const { cartId } = await fillCart(shop, guest, { Name: 'Salbe' }, '2');
    await addToCart(guest, shared.Id, '2');
    const atHome = shop.browser();
    await signIn(shop, atHome, username);
    await addToCart(atHome, shared.Id, '2');

    await signIn(shop, guest, username);
    expect((await guest.call('GET', '/carts/current/cart-items')).body.totalItemCount).toBe(1);
    const { status, body } = await preserve(guest, cartId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currencyIsoCode: 'EUR',
      numberOfProducts: 2,
      numberOfProductsWithError: 1,
      numberOfProductsWithSuccess: 1,
      failedCartItems: [{ message: expect.stringContaining(`${shared.Name}: `), status: 'Failed' }],
      succeededCartItems: [{ message: null, status: 'Success' }],
    });
    expect(await settledSummary(shop, guest)).toMatchObject({
      cartId: body.cartId,
      accountId,
      totalProductCount: '4.0',
      uniqueProductCount: 2,
    });
    expect(await shop.store.get('WebCart', cartId)).toBeUndefined();
    expect((await preserve(guest, cartId)).status).toBe(404);
  });

  test('PF-CTX-67 is for a user too who sends the cookie of the guest beside a token', async () => {
    const { username } = await addUser(shop.store);
    const product = await addProduct(shop.store);
    const added = await addToCart(shop.browser(), product.Id);
    const cookie = cookieIn(added);
    const authorization = `Bearer ${await signIn(shop, shop.browser(), username)}`;
    const path = `/carts/${added.body.cartId}/actions/preserve`;
    const merge = () => shop.browser().call('POST', path, undefined, { authorization, cookie });
    expect((await merge()).body).toMatchObject({ numberOfProductsWithSuccess: 1 });
    expect((await merge()).status).toBe(404);
    const { status } = await shop
      .browser()
      .call('GET', '/carts/current/compact-summary', undefined, { cookie });
    expect(status).toBe(404);
  });

  test('happens once, however often it is asked for at the same time', async () => {
    const { username } = await addUser(shop.store);
    const { cartId } = await fillCart(shop, guest, {}, '2');
    await signIn(shop, guest, username);
    const answers = await Promise.all([1, 2, 3].map(() => preserve(guest, cartId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await settledSummary(shop, guest)).toMatchObject({ totalProductCount: '2.0' });
  });

  test('is for the one who signed in from the guest’s session only', async () => {
    const { cartId } = await fillCart(shop, guest);
    expect((await preserve(guest, cartId)).status).toBe(403);
    expect((await preserve(await shop.buyer(), cartId)).status).toBe(404);
    const stranger = shop.browser();
    await fillCart(shop, stranger);
    await signIn(shop, stranger, (await addUser(shop.store)).username);
    expect((await preserve(stranger, cartId)).status).toBe(404);
  });
});
