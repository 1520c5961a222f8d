import { expect, test, vi } from 'vitest';
import { type CartItemPage, type CartSummary, createCart } from '#client/commerce/cart.ts';
import { orderAgain } from '#client/commerce/orders.ts';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { visitMemory } from '#client/testing/visit-memory.ts';
import { callFailure } from '../failures/failures.server.ts';
import { CartArrivals } from '../features/cart/CartArrivals.tsx';
import { CartContents } from '../features/cart/CartContents.tsx';
import { toCartView } from '../features/cart/cart-view.ts';
import {
  arrivalsOf,
  putIntoCart,
  putOrderIntoCart,
  takeGuestCart,
} from '../features/cart/fill-cart.server.ts';
import { checkoutOf } from '../features/checkout/checkout.server.ts';
import { preparationProblems } from '../features/checkout/preparation.server.ts';
import { de } from '../i18n/de/index.ts';
import type { Shop } from '../platform/shop.server.ts';
import { loader as readAddressStep } from '../routes/checkout-address.tsx';
import { packageFields } from '../settings/field-mapping.ts';
import { CART, checkout, pressCheckout, visit } from './checkout-visit.ts';
import { buyer, guest, stubShop } from './stub-shop.ts';
import { rendered } from './support.tsx';

const PRODUCT = '01t000000000001AAA';
const ITEM: StubAnswer = [201, { cartId: CART, cartItemId: '0a9000000000001AAA', quantity: '1.0' }];
const summary = (asyncOperationStatus = 'Completed'): StubAnswer => [
  200,
  { cartId: CART, asyncOperationStatus, totalProductCount: '1.0' },
];

const VISITOR = { session: { isGuest: false }, flags: {}, mapping: packageFields };

const cartPage = (asyncOperationStatus: string) =>
  ({
    cartItems: [
      {
        cartItem: {
          cartItemId: '0a9000000000001AAA',
          productId: PRODUCT,
          productDetails: { name: 'Salbe', sku: '12345678', fields: {} },
          messagesSummary: { limitedMessages: [] },
          quantity: '2.0',
          totalPrice: '40.00',
        },
      },
    ],
    cartSummary: {
      cartId: CART,
      currencyIsoCode: 'EUR',
      asyncOperationStatus,
      totalProductAmount: '40.00',
      totalPromotionalAdjustmentAmount: '0.00',
      totalChargeAmount: '0.00',
      totalTaxAmount: '6.39',
      grandTotalAmount: '40.00',
      messagesSummary: { hasErrors: false, limitedMessages: [] },
    },
  }) as unknown as CartItemPage;

test('SF-CART-01 a cart is marked as being recalculated while it is Processing', () => {
  const shown = (status: string) => {
    const page = cartPage(status);
    const cart = toCartView(page, page.cartSummary as CartSummary, VISITOR);
    return cart
      ? rendered(
          <CartContents
            cart={cart}
            pages={1}
            freeShipping={undefined}
            refusedCoupon={undefined}
            conditions={undefined}
          />,
        )
      : '';
  };
  expect(shown('Processing')).toContain(de.cart.processing);
  expect(shown('Completed')).toContain('Salbe');
  expect(shown('Completed')).not.toContain(de.cart.processing);
});

test('SF-CART-02 a change reads the cart four times at once, then each 100 ms later, until it is done', async () => {
  const states = Array.from({ length: 6 }, () => 'Processing');
  const { shop, waits, calls } = stubShop({
    'POST /cart-items': () => ITEM,
    'GET /compact-summary': () => summary(states.shift()),
  });
  await putIntoCart(shop, PRODUCT, 1);
  expect(calls('GET')).toHaveLength(7);
  expect(waits).toEqual([100, 200, 300]);
});

test('SF-CART-03 the wait doubles from 750 ms after read 8, and the change fails after 14 reads', async () => {
  const { shop, calls, waits } = stubShop({
    'POST /cart-items': () => ITEM,
    'GET /compact-summary': () => summary('Processing'),
  });
  const failure = await putIntoCart(shop, PRODUCT, 1).catch(callFailure);
  expect(failure).toEqual({ error: 'processing', detail: undefined });
  expect(calls('GET')).toHaveLength(14);
  expect(waits).toEqual([100, 200, 300, 400, 750, 1500, 3000, 6000, 12_000, 24_000]);
});

test('SF-DELIVERY-04 arranging is answered with 202 and waits until the cart is recalculated', async () => {
  const states = ['Processing', 'Completed'];
  const { shop, calls } = stubShop({
    'POST /actions/arrange-items': () => [202, { deliveryGroups: [] }],
    'GET /compact-summary': () => summary(states.shift()),
  });
  await createCart(shop.platform).arrange([]);
  expect(calls('GET')).toHaveLength(2);
});

test.each([
  [
    'SF-CHECKOUT-01 a start that answers 410 deletes the checkout and starts again',
    [410, [{ errorCode: 'CHECKOUT_EXPIRED', message: 'Changed.' }]] as StubAnswer,
  ],
  ['SF-CHECKOUT-02 a start that answers 422 deletes the checkout and starts again', checkout(422)],
])('%s', async (_, refusal) => {
  expect(await pressCheckout([refusal])).toEqual({
    to: '/checkout/address',
    methods: ['PUT', 'DELETE', 'PUT', 'GET'],
  });
});

test('SF-CHECKOUT-03 the client waits for 200 or 422, a page that only reads does not', async () => {
  const reads = (status: number, isServer = false) => {
    const answers = [checkout(202), checkout(status)];
    const { shop, calls } = stubShop(
      { 'GET /checkouts/active': () => answers.shift() ?? checkout(500) },
      { isServer },
    );
    return checkoutOf(shop)
      .load()
      .then((ready) => [ready?.checkoutStatus, calls('GET').length]);
  };
  expect(await reads(200, true)).toEqual([202, 1]);
  expect([await reads(200), await reads(422)]).toEqual([
    [200, 2],
    [422, 2],
  ]);
});

test('SF-ADDRESS-19 the address step asks for addresses of delivery alone', async () => {
  const { shop, requests } = stubShop({
    'GET /checkouts/active': () => checkout(200),
    'GET /addresses': () => [200, { items: [{ addressId: '8lW000000000001AAA', name: 'Haus' }] }],
  });
  const address = 'https://shop.example/checkout/address';
  const step = await visit(readAddressStep, shop, new Request(address));
  expect(step.addresses).toMatchObject([{ name: 'Haus' }]);
  const asked = requests.filter(({ url }) => url.includes('/addresses'));
  expect(asked.map(({ url }) => new URL(url).searchParams.get('addressType'))).toEqual(['Shipping']);
});

const arrived = new Request('https://shop.example/cart?arrived=1');
const cartSays = (shop: Shop) =>
  rendered(<CartArrivals arrivals={arrivalsOf(shop, arrived)} />, '/cart?arrived=1');

/** A visit whose guest has put something into the cart. */
async function guestWithCart(answer: StubAnswer) {
  const kept = visitMemory();
  const routes = {
    'POST /cart-items': () => ITEM,
    [`POST /carts/${CART}/actions/preserve`]: () => answer,
    'GET /compact-summary': () => summary(),
  };
  await putIntoCart(stubShop(routes, { session: guest, kept }).shop, PRODUCT, 1);
  return stubShop(routes, { kept });
}
const merged: StubAnswer = [200, { cartId: CART, numberOfProductsWithError: 0 }];

test('SF-CART-06 the cart of a guest is merged once after sign-in', async () => {
  const { shop, calls } = await guestWithCart(merged);
  expect(await takeGuestCart(shop, buyer)).toBe(true);
  expect(cartSays(shop)).toContain(de.cart.arrived.merged);
  expect(await takeGuestCart(shop, buyer)).toBe(false);
  expect(calls('POST')).toHaveLength(1);
});

test('SF-CART-08 a merge that fails only logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { shop } = await guestWithCart([404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]]);
  expect(await takeGuestCart(shop, buyer)).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('preserveCart'), expect.anything());
  expect(cartSays(shop)).toBe('');
  warn.mockRestore();
});

const again = (answer: StubAnswer) => {
  const { shop } = stubShop({
    'POST /add-order-to-cart': () => answer,
    'GET /compact-summary': () => summary(),
  });
  return { shop, outcome: putOrderIntoCart(shop, 'OF-2026-000123') };
};

test('SF-CART-15 ordering again succeeds only if failed products are counted and none failed', async () => {
  const success = again([200, { totalFailedProductCount: 0, failedProducts: [] }]);
  expect(await success.outcome).toBeUndefined();
  expect(cartSays(success.shop)).toContain(de.cart.arrived.again);
  const failedProducts = [{ name: 'Salbe', errors: [{ message: 'Nicht mehr im Sortiment.' }] }];
  const partial = again([200, { totalFailedProductCount: 1, failedProducts }]);
  await partial.outcome;
  expect(cartSays(partial.shop)).toContain('<strong>Salbe</strong>: Nicht mehr im Sortiment.');
  const unsaid = again([200, {}]);
  expect(await unsaid.outcome).toEqual({ error: 'unknown' });
});

test('SF-CART-16 a failure to order again is returned with its error', async () => {
  const { shop, outcome } = again([404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]]);
  expect(await outcome).toMatchObject({ error: 'notFound' });
  expect(await orderAgain(shop.platform, 'OF-2026-000123')).toMatchObject({
    success: false,
    error: { status: 404, code: 'NOT_FOUND' },
  });
});

test('SF-CHECKOUT-15 the review asks whether the order could be placed, and leaves out what it asks for itself', async () => {
  const detail = 'Von Liviadol Gel sind nur noch zwei Packungen da.';
  const refusal = (status: number): StubAnswer => [
    status,
    { orderReferenceNumber: null, actions: [], errors: [{ type: 'x', title: 'X', detail }] },
  ];
  const problemsAfter = async (answer: StubAnswer) => {
    const { shop, requests } = stubShop({ 'POST /orders/actions': () => answer });
    const problems = await preparationProblems(shop);
    return { problems, sent: await Promise.all(requests.map((request) => request.json())) };
  };
  const sent = [{ actions: [{ action: 'prepare' }] }];
  expect(await problemsAfter(refusal(422))).toEqual({ problems: [detail], sent });
  expect(await problemsAfter(refusal(412))).toEqual({ problems: [], sent });
  const prepared: StubAnswer = [200, { actions: [{ action: 'prepare' }], errors: [] }];
  expect(await problemsAfter(prepared)).toEqual({ problems: [], sent });
});
