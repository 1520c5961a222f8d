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
import { failureText } from '../failures/call-failure.ts';
import { callFailure } from '../failures/failures.server.ts';
import { putIntoCart } from '../features/cart/fill-cart.server.ts';
import { checkoutOf, readCheckout } from '../features/checkout/checkout.server.ts';
import type { PlacementFailure } from '../features/checkout/placement-failure.server.ts';
import { readOrders } from '../features/orders/orders.server.ts';
import { FailedNotice } from '../features/shell/FailedNotice.tsx';
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

test('SF-ERR-01 every failed call is explained in a sentence that says what to do', async () => {
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

test('SF-CHECKOUT-05 a checkout that lacks stock is INSUFFICIENT_INVENTORY with the explanation of the platform', async () => {
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

test('SF-CHECKOUT-04 a start without a checkout is NULL_CHECKOUTID and asks to begin again', async () => {
  const { to, methods } = await pressCheckout([[201, { checkoutStatus: 201 }]]);
  expect(methods).toEqual(['PUT']);
  expect(noticeAt(to)).toContain('noch einmal zur Kasse');
  const told = { code: 'NULL_CHECKOUTID', said: de.errors.call.checkoutGone };
  expect(await startOver([202, {}])).toEqual(told);
});

test('SF-CART-03 a cart that stays Processing says that the calculation takes longer', async () => {
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

test('SF-CART-14 CART_VALIDATION_ERROR of a refused order has the message of the cart', async () => {
  const { checkoutErrorType: type } = checkoutsConstants;
  const detail = 'Salbe: Höchstens drei Packungen.';
  const { answer } = await pressOrder(
    checkout(422, { errors: [{ type, title: 'CART_VALIDATION_ERROR', detail }] }),
  );
  expect((answer as PlacementFailure).problems).toEqual([detail]);
});

test('SF-CART-22 a cart with errors goes back to itself, and no checkout begins', async () => {
  const detail = 'Salbe: Höchstens drei Packungen.';
  const messagesSummary = { hasErrors: true, limitedMessages: [{ severity: 'Error', message: detail }] };
  const { to, methods } = await pressCheckout([], { messagesSummary });
  expect(to).toBe('/cart?failed=cartErrors');
  expect(noticeAt(to)).toContain(de.errors.call.cartErrors);
  expect(methods).toEqual([]);
  const checked = Promise.resolve().then(() => requireValidCart({ messagesSummary } as never));
  expect(await told(checked)).toEqual({ code: 'CART_VALIDATION_ERROR', said: detail });
});

const UNKNOWN = de.errors.call.unknown;

test('SF-ERR-03 an error without a code is UNKNOWN_ERROR', async () => {
  const { shop } = stubShop({ 'POST /cart-items': () => [418, []], 'GET /cart-items': () => [500] });
  const expected = { code: 'UNKNOWN_ERROR', said: UNKNOWN };
  expect(await told(putIntoCart(shop, PRODUCT, 1))).toEqual(expected);
  expect(await told(createCart(shop.platform).items())).toEqual(expected);
});

test('SF-CHECKOUT-06 an unknown session refuses to read the checkout, and the page answers 503 without a call', async () => {
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

test('SF-CHECKOUT-07 the client refuses an order action without a name with INTERNAL_ERROR and sends nothing', async () => {
  const { shop, requests } = stubShop({});
  for (const action of [undefined, ''])
    expect(await told(checkoutOf(shop).orderAction(action as never))).toEqual({
      code: 'INTERNAL_ERROR',
      said: UNKNOWN,
    });
  expect(requests).toEqual([]);
});

test('SF-CART-04 a client for server rendering does not wait for a cart, and the page shows the cart as it is', async () => {
  const { shop, requests } = stubShop(
    { 'GET /cart-items': () => processingCart, 'GET /delivery-groups': () => [200, { items: [] }] },
    { isServer: true },
  );
  const shown = await visit(readCartPage, shop, page('/cart'));
  expect(shown.page?.cart?.isProcessing).toBe(true);
  // What is recommended for the cart comes beside it.
  const ofCart = () => requests.filter(({ url }) => !url.includes('/recommendations'));
  expect(ofCart()).toHaveLength(2);
  const settled = createCart(shop.platform).settle();
  expect(await told(settled)).toEqual({ code: 'SSR_NO_POLLING', said: UNKNOWN });
  expect(ofCart()).toHaveLength(2);
});

test('SF-CHECKOUT-08 a client for server rendering does not start a checkout again', async () => {
  const { shop, requests } = stubShop(
    { 'PUT /checkouts/active': () => refused(410, 'CHECKOUT_EXPIRED') },
    { isServer: true },
  );
  const started = checkoutOf(shop).start({ cartId: CART });
  expect(await told(started)).toEqual({ code: 'SSR_CHECKOUT_RETRY', said: de.errors.call.checkoutGone });
  expect(requests).toHaveLength(1);
});

test('SF-CHECKOUT-09 a page of the checkout leads to the cart where there is no checkout', async () => {
  const { shop } = stubShop({ 'GET /checkouts/active': () => refused(404, 'NOT_FOUND') }, { isServer: true });
  const error = await thrownBy(checkoutOf(shop).load());
  expect(error).toMatchObject({ code: 'SSR_FAST_CHECKOUT', status: 404 });
  expect(said(error)).toBe(de.errors.call.checkoutGone);
  const thrown = await thrownBy(readCheckout(shop, page('/checkout/address')));
  expect((thrown as unknown as Response).headers.get('location')).toBe('/cart');
});

test('SF-ADDRESS-01 the client refuses guests the address list with CPA_DISABLED, and the page leads to sign-in', async () => {
  const { shop, requests } = stubShop({}, { session: guest });
  const error = await thrownBy(readAddresses(shop.platform, shop.session));
  expect(error).toMatchObject({ code: 'CPA_DISABLED', message: 'CPA disabled' });
  expect(said(error)).toBe(UNKNOWN);
  const thrown = await thrownBy(visit(readAddressList, shop, page('/account/addresses')));
  expect((thrown as unknown as Response).headers.get('location')).toBe('/login?from=%2Faccount%2Faddresses');
  expect(requests).toEqual([]);
});

test('SF-ERR-05 a call whose address has a gap is INVALID_CONFIG and is not sent', async () => {
  const { shop, requests } = stubShop({});
  const remove = formPost('/cart', { intent: 'remove', answer: 'data' });
  expect(await visit(changeCart, shop, remove)).toMatchObject({ failure: { error: 'invalid' } });
  const error = await thrownBy(createCart(shop.platform).remove(''));
  expect(error).toMatchObject({ code: 'INVALID_CONFIG', status: 400 });
  const content = readContent(shop.platform, '001000000000001AAA', 'MC1');
  expect(await told(content)).toEqual({ code: 'INVALID_CONFIG', said: de.errors.call.invalid });
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('SF-ITEM-17 a change of the cart of an unknown kind is refused and sends nothing', async () => {
  const { shop, requests } = stubShop({});
  const form = { intent: 'duplicate', cartItemId: '0a9000000000001AAA', quantity: '3', answer: 'data' };
  expect(await visit(changeCart, shop, formPost('/cart', form))).toMatchObject({
    failure: { error: 'invalid' },
  });
  expect(requests).toEqual([]);
});

test('SF-ERR-06 a read from the cache only is 504 where nothing fresh is cached', async () => {
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

test('SF-ERR-04 a request given up is ABORTED, one that takes too long is unreachable', async () => {
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

test('SF-ERR-02 an error has the code and message of the platform; the shop explains technical codes itself', async () => {
  const adding = (errorCode: string) =>
    addingFails(stubShop({ 'POST /cart-items': () => refused(400, errorCode, 'Nur 2.') }).shop);
  const error = await adding('QUANTITY_ABOVE_MAXIMUM');
  expect(error).toMatchObject({ code: 'QUANTITY_ABOVE_MAXIMUM', message: 'Nur 2.' });
  expect(said(error)).toBe('Nur 2.');
  const technical = await adding('JSON_PARSER_ERROR');
  expect(technical).toMatchObject({ code: 'JSON_PARSER_ERROR', message: 'Nur 2.' });
  expect(said(technical)).toBe(de.errors.call.invalid);
});

test('SF-ORDER-02 helper reads that are refused are empty', async () => {
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
