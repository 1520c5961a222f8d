import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addUser, allowGuests } from '#mock/apis/commerce/testing/guests.ts';
import { billingAddress } from '#mock/apis/commerce/testing/journey.ts';
import { openScenarioShopper, type ScenarioShopper, statuses } from '../testing/scenario-shopper.ts';
import { scenarios } from './scenarios.ts';

let shopper: ScenarioShopper;
let mock: ScenarioShopper['mock'];
let dev: ScenarioShopper['dev'];
let productId: string;
beforeAll(async () => {
  shopper = await openScenarioShopper();
  ({ mock, dev, productId } = shopper);
});
afterEach(() => dev.admin('DELETE', '/controls'));
afterAll(() => mock.close());

const start = (name: string, times?: number) => shopper.start(name, times);
const add = () => shopper.add();
const summary = () => shopper.summary();
const startCheckout = () => shopper.startCheckout();

describe('the list of scenarios (getScenarios, startScenario, removeScenario)', () => {
  it('has a name, a title and a description for each, and each can be started and ended', async () => {
    const { body } = await dev.admin('GET', '/scenarios');
    expect(body.scenarios.length).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, title, description } of body.scenarios) {
      expect([name, title, description].every(Boolean)).toBe(true);
      expect((await dev.admin('PUT', `/scenarios/${name}`)).status).toBe(200);
      expect((await dev.admin('DELETE', `/scenarios/${name}`)).status).toBe(204);
    }
    expect((await dev.admin('GET', '/controls')).body.scenarios).toEqual([]);
  });
});

describe('a scenario of the cart', () => {
  it('is Processing for n polls', async () => {
    await start('cart-processing', 3);
    const seen = [];
    for (let count = 0; count < 5; count += 1) seen.push((await summary()).body.asyncOperationStatus);
    expect(seen.map((status) => status === 'Processing')).toEqual([true, true, true, false, false]);
  });

  it('is a 409 on a locked cart, once unless told', async () => {
    await start('cart-locked');
    expect(await statuses(2, add)).toEqual([409, 201]);
    mock.machine.advance(1000);
  });

  it('is empty, a read-only clone, or refuses coupons', async () => {
    await start('cart-empty');
    expect((await summary()).status).toBe(404);
    expect((await dev.call('GET', '/carts/current/cart-items')).body).toMatchObject({
      cartItems: [],
      totalItemCount: 0,
    });
    await dev.admin('DELETE', '/controls');
    await start('read-only-clone');
    expect((await add()).body[0].errorCode).toBe('CART_READ_ONLY');
    await start('coupon-expired');
    await dev.admin('DELETE', '/scenarios/read-only-clone');
    const coupon = await dev.call('POST', '/carts/current/cart-coupons', { couponCode: 'WILLKOMMEN10' });
    expect([coupon.status, coupon.body[0].errorCode]).toEqual([400, 'COUPON_EXPIRED']);
  });

  it('merges a guest cart but for a product', async () => {
    await allowGuests(mock.store);
    const guest = await mock.developer();
    const item = { productId, quantity: '1', type: 'Product' };
    const { body: added } = await guest.call('POST', '/carts/current/cart-items', item);
    await guest.signIn((await addUser(mock.store)).username);
    await guest.admin('PUT', '/scenarios/guest-merge-with-failed-products');
    const { status, body } = await guest.call('POST', `/carts/${added.cartId}/actions/preserve`);
    expect([status, body.numberOfProductsWithError, body.failedCartItems.length]).toEqual([200, 1, 1]);
  });
});

describe('a scenario of the payment', () => {
  const pay = () =>
    dev.call('POST', '/checkouts/active/payments', {
      requestType: 'SimplePurchaseOrder',
      billingAddress,
    });

  it('is declined once, and the next one counts', async () => {
    await startCheckout();
    mock.machine.advance(1000);
    await start('payment-declined');
    const declined = await pay();
    expect([declined.status, declined.body.errors[0].title]).toEqual([422, 'PAYMENT_DECLINED']);
    expect((await pay()).status).toBe(201);
    await start('order-without-payment');
    expect((await dev.call('POST', '/checkouts/active/orders', {})).body.errors[0].title).toBe(
      'PAYMENT_REQUIRED',
    );
    await dev.call('DELETE', '/checkouts/active');
  });

  it('is a cart behind a payment link, which cannot be changed', async () => {
    await start('payment-link-cart');
    expect((await summary()).body.isSecondary).toBe(true);
    expect((await add()).body[0].errorCode).toBe('CART_READ_ONLY');
  });
});

describe('a scenario of the checkout', () => {
  afterEach(() => dev.call('DELETE', '/checkouts/active'));

  it('is 410 and then 422 at checkout start, and works after starting again', async () => {
    await start('checkout-gone');
    expect(await statuses(1, startCheckout)).toEqual([410]);
    await start('checkout-unprocessable');
    const refused = await startCheckout();
    expect([refused.status, refused.body.checkoutStatus, refused.body.errors.length]).toEqual([422, 422, 1]);
    expect(refused.body.checkoutId).toMatch(/^2z9/);
    expect((await startCheckout()).status).toBe(202);
  });

  it('has too little stock, the error type of the inventory integration first', async () => {
    await start('insufficient-inventory');
    const { status, body } = await startCheckout();
    expect([status, body.errors[0].type, body.errors[0].title]).toEqual([
      422,
      '/commerce/errors/inventory-integration',
      'INSUFFICIENT_INVENTORY',
    ]);
    const placed = await dev.call('POST', '/checkouts/active/orders', {});
    expect([placed.status, placed.body.errors[0].type]).toEqual([
      422,
      '/commerce/errors/inventory-integration',
    ]);
  });

  it('delivers to no such country, or is being prepared', async () => {
    await start('unsupported-country');
    expect((await startCheckout()).body[0].errorCode).toBe('UNSUPPORTED_COUNTRY');
    await dev.admin('DELETE', '/controls');
    await startCheckout();
    mock.machine.advance(1000);
    await start('checkout-processing', 2);
    expect(await statuses(3, () => dev.call('GET', '/checkouts/active'))).toEqual([202, 202, 200]);
  });
});
