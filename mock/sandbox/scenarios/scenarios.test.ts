import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addUser, allowGuests } from '#mock/commerce/testing/guests.ts';
import { billingAddress } from '#mock/commerce/testing/journey.ts';
import { SITE_ID, WEBSTORE_ID } from '#mock/seed/well-known-ids.ts';
import type { Developer } from '../testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from '../testing/sandboxed-mock.ts';
import { scenarios } from './index.ts';

const ORDERS = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}/order-summaries`;
const CONTENTS = `/services/data/v64.0/connect/sites/${SITE_ID}/cms/delivery/contents?contentTypeFQN=offizin__banner`;

let mock: SandboxedMock;
let dev: Developer;
let productId: string;
beforeAll(async () => {
  mock = await startSandboxedMock();
  dev = await mock.developer();
  await dev.signIn();
  const wanted = { L2C_CM_RegulatoryClassification__c: 'Kosmetik', AvailableToOrder__c: { gt: 5 } };
  productId = (await mock.store.findOne('Product2', { where: wanted }))?.Id ?? '';
  expect((await add()).status).toBe(201);
  mock.machine.advance(1000);
});
afterEach(() => dev.admin('DELETE', '/controls'));
afterAll(() => mock.close());

const start = async (name: string, times?: number) => {
  const { status } = await dev.admin('PUT', `/scenarios/${name}`, times === undefined ? {} : { times });
  expect(status).toBe(200);
};
const add = () =>
  dev.call('POST', '/carts/current/cart-items', { productId, quantity: '1', type: 'Product' });
const summary = () => dev.call('GET', '/carts/current/compact-summary');
const context = () => dev.call('GET', '/application-context');
const product = () => dev.call('GET', `/products/${productId}`);
const search = () => dev.call('GET', '/search/products?searchTerm=a&includePrices=true');
const startCheckout = async () => {
  const { body } = await summary();
  mock.machine.advance(1000);
  return dev.call('PUT', '/checkouts/active', { cartId: body.cartId });
};
/** Statuses of the same call made so many times. */
const statuses = async (count: number, call: () => Promise<{ status: number }>) => {
  const found = [];
  for (let index = 0; index < count; index += 1) found.push((await call()).status);
  return found;
};

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
    expect(coupon.status).toBe(400);
  });

  it('merges a guest cart but for a product', async () => {
    await allowGuests(mock.store);
    const guest = await mock.developer();
    const item = { productId, quantity: '1', type: 'Product' };
    const { body: added } = await guest.call('POST', '/carts/current/cart-items', item);
    await guest.signIn((await addUser(mock.store)).username);
    await guest.admin('PUT', '/scenarios/guest-merge-with-failed-products');
    const { status, body } = await guest.call('POST', `/carts/${added.cartId}/actions/preserve`);
    expect([status, body.totalFailedProductCount, body.failedProducts.length]).toEqual([200, 1, 1]);
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

describe('a scenario of products', () => {
  it('is sold out, on prescription, or without a price', async () => {
    await start('sold-out-product');
    expect(Number((await product()).body.fields.AvailableToOrder__c)).toBe(0);
    await start('prescription-item');
    const { body } = await product();
    expect(body.fields.L2C_CM_RegulatoryClassification__c).toBe('verschreibungspflichtig');
    expect((await add()).body[0].errorCode).toBe('PRESCRIPTION_REQUIRED');
    await dev.admin('DELETE', '/controls');
    await start('price-unavailable');
    const prices = await dev.call('GET', `/pricing/products?productIds=${productId}`);
    expect(prices.body).toMatchObject({
      success: false,
      pricingLineItemResults: [{ success: false, unitPrice: null }],
    });
    expect((await dev.call('GET', `/pricing/products/${productId}`)).body.unitPrice).toBeNull();
    expect((await search()).body.productsPage.products[0].prices.unitPrice).toBeNull();
  });

  it('is an empty search, missing content, or search that is down', async () => {
    expect((await search()).body.productsPage.total).toBeGreaterThan(0);
    await start('empty-search');
    expect((await search()).body.productsPage).toMatchObject({ products: [], total: 0 });
    await start('search-down');
    expect((await search()).status).toBe(503);
    await start('content-missing');
    expect((await dev.call('GET', CONTENTS)).body).toMatchObject({ contents: [], total: 0 });
  });

  it('is an assistant that is deployed, or enabled', async () => {
    const configuration = async () => (await dev.call('GET', '/ai/configuration')).body;
    await start('assistant-deployed');
    expect(await configuration()).toMatchObject({ isDeployed: true, deploymentEnabled: false });
    await start('assistant-enabled');
    expect(await configuration()).toMatchObject({ isDeployed: true, deploymentEnabled: true });
    expect((await context()).body.propertiesEx.shopperCopilotUIEnabled).toBe(true);
    expect((await dev.call('GET', '/shopperAgent/context')).body.isAgentEnabled).toBe(true);
  });
});

describe('a scenario of people', () => {
  it('is an account without abilities, or guests without a cart', async () => {
    await start('account-without-abilities');
    expect(await statuses(1, add)).toEqual([403]);
    expect(await statuses(1, startCheckout)).toEqual([403]);
    await dev.admin('DELETE', '/controls');
    await start('guest-cart-disabled');
    expect((await context()).body.guestCartEnabled).toBe(false);
    expect((await add()).body[0]).toMatchObject({ errorCode: 'FUNCTIONALITY_NOT_ENABLED' });
  });

  it('has no orders, addresses and managed accounts', async () => {
    for (const name of [
      'no-orders',
      'no-addresses',
      'no-managed-accounts',
      'two-currencies',
      'high-scale-cart',
    ])
      await start(name);
    expect((await dev.call('GET', ORDERS)).body).toMatchObject({
      orderSummaries: [],
      totalCount: 0,
    });
    expect((await dev.call('GET', '/accounts/current/addresses')).body).toMatchObject({
      items: [],
      count: 0,
    });
    expect((await dev.call('GET', '/external-managed-accounts')).body.externalManagedAccounts).toEqual([]);
    expect((await context()).body).toMatchObject({
      supportedCurrencies: ['EUR', 'CHF'],
      propertiesEx: { highScaleCartEnabled: true },
    });
  });

  it('is an expired session, until the person signs in anew', async () => {
    await start('session-expired');
    const session = async () => (await dev.call('GET', '/services/auth/sessions/current')).body.isGuest;
    expect(await session()).toBe(true);
    expect((await dev.call('GET', '/external-managed-accounts')).status).toBe(401);
    expect((await dev.signIn()).status).toBe(201);
    expect(await session()).toBe(false);
    expect((await dev.admin('GET', '/controls')).body.scenarios).toEqual([]);
  });
});
