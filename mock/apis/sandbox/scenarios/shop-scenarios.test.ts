import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openScenarioShopper, type ScenarioShopper, statuses } from '../testing/scenario-shopper.ts';

const ORDERS = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}/order-summaries`;
const CONTENTS = `/services/data/v64.0/connect/sites/${SITE_ID}/cms/delivery/contents?contentTypeFQN=offizin__banner`;

let shopper: ScenarioShopper;
let dev: ScenarioShopper['dev'];
let productId: string;
beforeAll(async () => {
  shopper = await openScenarioShopper();
  ({ dev, productId } = shopper);
});
afterEach(() => dev.admin('DELETE', '/controls'));
afterAll(() => shopper.mock.close());

const start = (name: string) => shopper.start(name);
const add = () => shopper.add();
const startCheckout = () => shopper.startCheckout();
const context = () => dev.call('GET', '/application-context');
const product = () => dev.call('GET', `/products/${productId}`);
const search = () => dev.call('GET', '/search/products?searchTerm=a&fields=Name&includePrices=true');

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

  it('PF-CASE-05 is sold out to whoever asks to be told when it is available again', async () => {
    const ask = () =>
      dev.call('POST', '/lwr/apex/v64.0/InquiriesController/requestNotice', {
        webstoreId: WEBSTORE_ID,
        productId,
        email: 'wartet@example.org',
      });
    expect((await ask()).body[0].errorCode).toBe('PRODUCT_AVAILABLE');
    await start('sold-out-product');
    const { status, body } = await ask();
    expect(status).toBe(200);
    const where = { CaseNumber: body.reference };
    expect(await shopper.mock.store.findOne('Case', { where })).toMatchObject({ ProductId: productId });
  });

  it('is an empty search, missing content, or search that is down', async () => {
    expect((await search()).body.productsPage.total).toBeGreaterThan(0);
    await start('empty-search');
    expect((await search()).body.productsPage).toMatchObject({ products: [], total: 0 });
    await start('search-down');
    expect((await search()).status).toBe(503);
    await start('content-missing');
    expect((await dev.call('GET', CONTENTS)).body).toMatchObject({ contents: [], nextPageUrl: null });
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
    expect(await dev.isGuest()).toBe(true);
    expect((await dev.call('GET', '/external-managed-accounts')).status).toBe(401);
    expect((await dev.signIn()).status).toBe(200);
    expect(await dev.isGuest()).toBe(false);
    expect((await dev.admin('GET', '/controls')).body.scenarios).toEqual([]);
  });
});
