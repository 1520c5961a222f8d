import { expect, test } from 'vitest';
import { readAddresses } from '#client/commerce/addresses.ts';
import { createCart } from '#client/commerce/cart.ts';
import { readItemPromotions } from '#client/commerce/cart-promotions.ts';
import { requireValidCart } from '#client/commerce/cart-status.ts';
import { readContent } from '#client/content/contents.ts';
import type { CommerceError } from '#client/errors/index.ts';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { deleteCart, getCartSummary } from '#generated/commerce/client.gen.ts';
import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import { readOrders } from '../account/orders.server.ts';
import { putIntoCart } from '../cart/fill-cart.server.ts';
import { checkoutOf, readCheckout } from '../checkout/checkout.server.ts';
import type { PlacementFailure } from '../checkout/placement-failure.server.ts';
import { FailedNotice } from '../components/shell/FailedNotice.tsx';
import { failureText } from '../failures/call-failure.ts';
import { callFailure } from '../failures/failures.server.ts';
import { de } from '../i18n/de/index.ts';
import { createTexts } from '../i18n/texts.ts';
import type { Shop } from '../platform/shop.server.ts';
import { loader as readAddressList } from '../routes/account-addresses.tsx';
import { action as changeCart, loader as readCartPage } from '../routes/cart.tsx';
import { loader as readCheckoutPage } from '../routes/checkout.tsx';
import { CART, checkout, formPost, pressCheckout, pressOrder, refused, visit } from './checkout-visit.ts';
import { guest, stubShop } from './stub-shop.ts';
import { rendered } from './support.tsx';

const PRODUCT = '01t000000000001AAA';
const ITEM: StubAnswer = [201, { cartId: CART, cartItemId: '0a9000000000001AAA', quantity: '1.0' }];
const { text } = createTexts('de', de);
const said = (error: unknown) => failureText(text, callFailure(error));
const page = (path: string) => new Request(`https://shop.example${path}`);
const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as Error,
  );
/** The error that a call ends with, and what a person is told of it. */
const told = async (call: Promise<unknown>) => {
  const error = await thrownBy(call);
  return { code: (error as CommerceError).code, said: said(error) };
};
/** What a page says where a form has led to its address. */
const noticeAt = (path: string) => rendered(<FailedNotice />, path);
/** What adding to the cart throws. */
const addingFails = (shop: Shop) => thrownBy(putIntoCart(shop, PRODUCT, 1));

test('§8 any failed fetch is told in a sentence that says what to do', async () => {
  const saidOf = async (answer: StubAnswer) =>
    (await told(createCart(stubShop({ 'GET /cart-items': () => answer }).shop.platform).items())).said;
  const statuses = Array.from({ length: 200 }, (_, at) => 400 + at);
  const sentences = await Promise.all(statuses.map((status) => saidOf(refused(status, 'ANY'))));
  expect(sentences.filter((sentence) => !/^[A-ZÄÖÜ].*Bitte/.test(sentence))).toEqual([]);
  expect(await saidOf(new TypeError('offline'))).toContain('nicht erreichbar');
});

/** How the checkout of a cart ends where the platform starts it so. */
const startOver = (answer: StubAnswer) =>
  told(
    checkoutOf(
      stubShop({ 'PUT /checkouts/active': () => answer, 'DELETE /checkouts/active': () => [204] }).shop,
    ).start({ cartId: CART }),
  );

test('§8 INSUFFICIENT_INVENTORY: too few packs are left', async () => {
  const type = checkoutsConstants.inventoryErrorType;
  const detail = 'Salbe: Es sind nur noch 2 Packungen lieferbar.';
  const code = 'INSUFFICIENT_INVENTORY';
  const lacking = checkout(422, { errors: [{ type, title: code, detail }] });
  expect(await startOver(lacking)).toEqual({ code, said: detail });
  const silent = checkout(422, { errors: [{ type, title: code }] });
  expect(await startOver(silent)).toEqual({ code, said: de.errors.call.outOfStock });
  const { to } = await pressCheckout([lacking, lacking]);
  expect(to).toBe('/cart?failed=outOfStock');
  expect(noticeAt(to)).toContain(de.errors.call.outOfStock);
  const { answer } = await pressOrder(lacking);
  expect((answer as PlacementFailure).problems).toEqual([detail]);
});

test('§8 NULL_CHECKOUTID: the checkout is begun again', async () => {
  const { to, methods } = await pressCheckout([[201, { checkoutStatus: 201 }]]);
  expect(methods).toEqual(['PUT']);
  expect(noticeAt(to)).toContain('noch einmal zur Kasse');
  const told = { code: 'NULL_CHECKOUTID', said: de.errors.call.checkoutGone };
  expect(await startOver([202, {}])).toEqual(told);
});

test('§8 async maximum wait exceeded: the calculation takes longer', async () => {
  const { shop } = stubShop({
    'POST /cart-items': () => ITEM,
    'GET /compact-summary': () => [200, { cartId: CART, asyncOperationStatus: 'Processing' }],
  });
  const expected = {
    code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED',
    said: expect.stringContaining('dauert länger'),
  };
  expect(await told(putIntoCart(shop, PRODUCT, 1))).toEqual(expected);
  expect(await told(createCart(shop.platform).settle())).toEqual(expected);
  expect((await addingFails(shop))?.message).toBe('async maximum wait exceeded');
});

test('§8 CART_VALIDATION_ERROR carries its own message, which is shown where the order is placed; no page makes this check of the client', async () => {
  const { checkoutErrorType: type } = checkoutsConstants;
  const detail = 'Salbe: Höchstens drei Packungen.';
  const { answer } = await pressOrder(
    checkout(422, { errors: [{ type, title: 'CART_VALIDATION_ERROR', detail }] }),
  );
  expect((answer as PlacementFailure).problems).toEqual([detail]);
  const messagesSummary = { hasErrors: true, limitedMessages: [{ severity: 'Error', message: detail }] };
  const { shop } = stubShop({ 'GET /compact-summary': () => [200, { cartId: CART, messagesSummary }] });
  const read = createCart(shop.platform).summary();
  const checked = read.then((cart) => cart && requireValidCart(cart));
  expect(await told(checked)).toEqual({ code: 'CART_VALIDATION_ERROR', said: detail });
});

const UNKNOWN = de.errors.call.unknown;

test('§8 UNKNOWN_ERROR: any other error', async () => {
  const { shop } = stubShop({ 'POST /cart-items': () => [418, []], 'GET /cart-items': () => [500] });
  const expected = { code: 'UNKNOWN_ERROR', said: UNKNOWN };
  expect(await told(putIntoCart(shop, PRODUCT, 1))).toEqual(expected);
  expect(await told(createCart(shop.platform).items())).toEqual(expected);
});

test('§8 SESSION_NOT_LOADED: checkout read before session load; the page says that the shop is unreachable', async () => {
  const { shop, requests } = stubShop({});
  const unknown = { ...shop, sessionIsUnknown: true };
  expect(await told(checkoutOf(unknown).load())).toEqual({ code: 'SESSION_NOT_LOADED', said: UNKNOWN });
  await expect(readCheckout(unknown, page('/checkout/address'))).rejects.toMatchObject({
    init: { status: 503 },
  });
  expect(await thrownBy(visit(readCheckoutPage, unknown, page('/checkout/address')))).toMatchObject({
    data: { kind: 'unreachable' },
    init: { status: 503 },
  });
  expect(requests).toEqual([]);
});

test('§8 INTERNAL_ERROR: a required action is missing; no page of the shop sends order actions', async () => {
  const { shop, requests } = stubShop({});
  for (const action of [undefined, ''])
    expect(await told(checkoutOf(shop).orderAction(action as never))).toEqual({
      code: 'INTERNAL_ERROR',
      said: UNKNOWN,
    });
  expect(requests).toEqual([]);
});

test('§8 SSR_NO_POLLING: no polling during server rendering; a page shows the cart as it stands', async () => {
  const { shop, requests } = stubShop(
    { 'GET /cart-items': () => processingCart, 'GET /delivery-groups': () => [200, { items: [] }] },
    { isServer: true },
  );
  const shown = await visit(readCartPage, shop, page('/cart'));
  expect(shown.page?.cart?.isProcessing).toBe(true);
  expect(requests).toHaveLength(2);
  const settled = createCart(shop.platform).settle();
  expect(await told(settled)).toEqual({ code: 'SSR_NO_POLLING', said: UNKNOWN });
  expect(requests).toHaveLength(2);
});

test('§8 SSR_CHECKOUT_RETRY: no second start during server rendering, where no page starts one', async () => {
  const { shop, requests } = stubShop(
    { 'PUT /checkouts/active': () => refused(410, 'CHECKOUT_EXPIRED') },
    { isServer: true },
  );
  const started = checkoutOf(shop).start({ cartId: CART });
  expect(await told(started)).toEqual({ code: 'SSR_CHECKOUT_RETRY', said: de.errors.call.checkoutGone });
  expect(requests).toHaveLength(1);
});

test('§8 SSR_FAST_CHECKOUT: no checkout during server rendering; the page leads to the cart', async () => {
  const { shop } = stubShop({ 'GET /checkouts/active': () => refused(404, 'NOT_FOUND') }, { isServer: true });
  const error = await thrownBy(checkoutOf(shop).load());
  expect(error).toMatchObject({ code: 'SSR_FAST_CHECKOUT', status: 404 });
  expect(said(error)).toBe(de.errors.call.checkoutGone);
  const thrown = await thrownBy(readCheckout(shop, page('/checkout/address')));
  expect((thrown as unknown as Response).headers.get('location')).toBe('/cart');
});

test('§8 CPA disabled: address list for guests; the page leads to signing in', async () => {
  const { shop, requests } = stubShop({}, { session: guest });
  const error = await thrownBy(readAddresses(shop.platform, shop.session));
  expect(error).toMatchObject({ code: 'CPA_DISABLED', message: 'CPA disabled' });
  expect(said(error)).toBe(UNKNOWN);
  const thrown = await thrownBy(visit(readAddressList, shop, page('/account/addresses')));
  expect((thrown as unknown as Response).headers.get('location')).toBe('/login?from=%2Faccount%2Faddresses');
  expect(requests).toEqual([]);
});

test('§8 400 INVALID_CONFIG: a call whose address has a gap is not sent', async () => {
  const { shop, requests } = stubShop({});
  const remove = formPost('/cart', { intent: 'remove', answer: 'data' });
  expect(await visit(changeCart, shop, remove)).toMatchObject({ failure: { error: 'invalid' } });
  const error = await thrownBy(createCart(shop.platform).remove(''));
  expect(error).toMatchObject({ code: 'INVALID_CONFIG', status: 400 });
  const content = readContent(shop.platform, '001000000000001AAA', 'MC1');
  expect(await told(content)).toEqual({ code: 'INVALID_CONFIG', said: de.errors.call.invalid });
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('§8 504: requested with only-if-cached and not in the cache, as no page of the shop does', async () => {
  const { shop, requests } = stubShop({});
  const path = { cartStateOrId: 'current' };
  const error = await thrownBy(shop.platform.read(getCartSummary, { path }, { cache: 'only-if-cached' }));
  expect(error).toMatchObject({
    code: 'GATEWAY_TIMEOUT',
    status: 504,
    message: 'Data requested with only-if-cached policy and not found in the cache.',
  });
  expect([said(error), requests]).toEqual([de.errors.call.unreachable, []]);
});

test('§8 Aborted: request aborted; one that takes too long counts as unreachable', async () => {
  const { shop } = stubShop({
    'GET /compact-summary': () => [200, { cartId: CART, asyncOperationStatus: 'Processing' }],
  });
  const path = { cartStateOrId: 'current' };
  const signal = AbortSignal.abort();
  for (const call of [
    () => shop.platform.write(deleteCart, { path }, { signal }),
    () => createCart(shop.platform).settle(signal),
  ]) {
    const aborted = await thrownBy(call());
    expect(aborted).toMatchObject({ name: 'AbortedError', code: 'ABORTED' });
    expect(said(aborted)).toBe(UNKNOWN);
  }
  const late = new DOMException('The operation timed out.', 'TimeoutError');
  const error = await addingFails(stubShop({ 'POST /cart-items': () => late }).shop);
  expect(said(error)).toBe(de.errors.call.unreachable);
});

test('§8 commerce errors map to a code (the server error type) with a message, those of a cart as well', async () => {
  const adding = (errorCode: string) =>
    addingFails(stubShop({ 'POST /cart-items': () => refused(400, errorCode, 'Nur 2.') }).shop);
  const error = await adding('QUANTITY_ABOVE_MAXIMUM');
  expect(error).toMatchObject({ code: 'QUANTITY_ABOVE_MAXIMUM', message: 'Nur 2.' });
  expect(said(error)).toBe('Nur 2.');
  const technical = await adding('JSON_PARSER_ERROR');
  expect(technical).toMatchObject({ code: 'JSON_PARSER_ERROR', message: 'Nur 2.' });
  expect(said(technical)).toBe(de.errors.call.invalid);
});

test('§8 helper reads with non-200 status yield null', async () => {
  const { shop } = stubShop({
    'GET /order-summaries': () => refused(403, 'INSUFFICIENT_ACCESS'),
    'POST /cart-items/promotions': () => refused(403, 'INSUFFICIENT_ACCESS'),
  });
  const filter = {
    period: undefined,
    status: undefined,
    number: undefined,
    pageToken: null,
    now: new Date(0),
  };
  expect(await readOrders(shop, filter as never)).toBeUndefined();
  expect(await readItemPromotions(shop.platform, ['0a9000000000001AAA'])).toBeNull();
});

const processingCart: StubAnswer = [
  200,
  {
    cartItems: [
      {
        cartItem: {
          cartItemId: '0a9000000000001AAA',
          productId: PRODUCT,
          productDetails: { name: 'Salbe', sku: '12345678', fields: {} },
          messagesSummary: { limitedMessages: [] },
          quantity: '1.0',
          totalPrice: '10.00',
        },
      },
    ],
    cartSummary: {
      cartId: CART,
      currencyIsoCode: 'EUR',
      asyncOperationStatus: 'Processing',
      totalProductAmount: '10.00',
      totalPromotionalAdjustmentAmount: '0.00',
      totalChargeAmount: '0.00',
      totalTaxAmount: '1.60',
      grandTotalAmount: '10.00',
      messagesSummary: { hasErrors: false, limitedMessages: [] },
    },
  },
];
