import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXPRESS_DELIVERY_ID } from '#mock/demo/seed/well-known-ids.ts';
import { billingAddress, fillCart, payByInvoice, putInto, startCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addAddress } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const statusOf = async (method: string, path: string, body?: unknown, who = buyer) =>
  (await who.call(method, path, body)).status;

describe('starting', () => {
  test('PF-CHECK-01 a started checkout is answered 202 and then, with address and new totals, 200', async () => {
    const { cartId } = await fillCart(shop, buyer, { price: '12.49' }, '2');
    await addAddress(shop.store, buyer.accountId, { IsDefault: true });
    const started = await buyer.call('PUT', '/checkouts/active', { cartId });
    expect(started).toMatchObject({ status: 202, body: { checkoutStatus: 202, errors: [], payment: null } });
    expect(await statusOf('GET', '/checkouts/active')).toBe(202);
    shop.wait();
    const ready = await buyer.call('GET', `/checkouts/${started.body.checkoutId}`);
    expect(ready.status).toBe(200);
    expect(ready.body.cartSummary).toMatchObject({ status: 'Checkout', grandTotalAmount: '28.47' });
    expect(ready.body.deliveryGroups.items).toMatchObject([
      {
        isDefault: true,
        totalCartItemCount: 1,
        deliveryAddress: { street: 'Lindenweg 4', phoneNumber: '+49 89 123456' },
        selectedDeliveryMethod: { name: 'Standard', shippingFee: '3.49', freeShippingThreshold: '29.00' },
      },
    ]);
  });

  test.each(['POST', 'PUT'])('PF-CHECK-06 %s without an id starts the same checkout', async (method) => {
    const { cartId } = await fillCart(shop, buyer);
    await addAddress(shop.store, buyer.accountId, { IsDefault: true });
    const started = await buyer.call(method, '/checkouts', { cartId: 'active' });
    expect(started).toMatchObject({ status: 202, body: { statusCode: '202', cartSummary: { cartId } } });
    shop.wait();
    expect((await buyer.call('GET', '/checkouts/active')).body.checkoutId).toBe(started.body.checkoutId);
    const again = await buyer.call(method, '/checkouts', { cartId });
    expect(again.body.checkoutId).toBe(started.body.checkoutId);
  });

  test('PF-CHECK-07 custom fields are held against the objects, standard fields ignored', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await addAddress(shop.store, buyer.accountId, { IsDefault: true });
    const start = (type: string, fields: object) =>
      buyer.call('POST', '/checkouts', { cartId, customFields: [{ attributes: { type }, ...fields }] });
    for (const [type, fields, status] of [
      ['WebCart', { Gift__c: 'yes' }, 400],
      ['WebCart', { IsReadOnly__c: true }, 400],
      ['CartDeliveryGroup', { Ward__c: 8 }, 400],
      ['Account', {}, 400],
      ['WebCart', { Id: '0a6000000000099AAA' }, 404],
      ['CartDeliveryGroup', { id: '0a7000000000099AAA' }, 404],
    ] as const)
      expect((await start(type, fields)).status, `${type} ${JSON.stringify(fields)}`).toBe(status);
    expect((await start('WebCart', { Id: cartId, Name: 'Mine' })).status).toBe(202);
    shop.wait();
    const change = { customFields: [{ attributes: { type: 'WebCart' }, Gift__c: 'yes' }] };
    expect(await buyer.call('PATCH', '/checkouts/active', change)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  test('PF-CHECK-02 a checkout takes an address in parts or by its id, and refuses a foreign one', async () => {
    const { cartId } = await fillCart(shop, buyer);
    const { Id } = await addAddress(shop.store, buyer.accountId, { Street: 'Ahornallee 1' });
    const stranger = await addAddress(shop.store, (await shop.buyer()).accountId);
    const start = (deliveryAddressInput: unknown) =>
      buyer.call('PUT', '/checkouts/active', { cartId, deliveryAddressInput });
    expect(await start({ id: stranger.Id })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_ADDRESS' }],
    });
    expect((await start({ id: Id })).body.deliveryGroups.items[0].deliveryAddress).toMatchObject({
      id: Id,
      street: 'Ahornallee 1',
    });
    expect((await start(billingAddress)).body.deliveryGroups.items[0].deliveryAddress).toMatchObject({
      id: null,
      street: 'Lindenweg 4',
    });
  });

  test('of an empty cart is refused', async () => {
    const { body } = await buyer.call('PUT', '/carts/current');
    expect(await buyer.call('PUT', '/checkouts/active', { cartId: body.cartId })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'CART_VALIDATION_ERROR', message: 'Ihr Warenkorb ist leer.' }],
    });
  });

  test('PF-ERR-04 SF-CHECKOUT-05 with more than is in stock is 422, the inventory first; delete and start again says the same', async () => {
    const { cartId, productId } = await fillCart(shop, buyer, { Name: 'Salbe', AvailableToOrder__c: 5 }, '3');
    await shop.store.update('Product2', productId, { AvailableToOrder__c: 1 });
    const outOfStock = {
      status: 422,
      body: {
        checkoutId: expect.any(String),
        errors: [
          {
            type: '/commerce/errors/inventory-integration',
            title: 'INSUFFICIENT_INVENTORY',
            detail: 'Von „Salbe“ ist nur noch 1 Packung verfügbar.',
          },
        ],
      },
    };
    expect(await startCheckout(shop, buyer, cartId)).toMatchObject(outOfStock);
    expect(await buyer.call('GET', '/checkouts/active')).toMatchObject(outOfStock);
    expect(await statusOf('DELETE', '/checkouts/active')).toBe(204);
    expect(await buyer.call('PUT', '/checkouts/active', { cartId })).toMatchObject(outOfStock);
    await shop.store.update('Product2', productId, { AvailableToOrder__c: 3 });
    expect(await statusOf('PUT', '/checkouts/active', { cartId })).toBe(202);
  });

  test('SF-CHECKOUT-13 again is 410 once the cart has changed, until the old checkout is deleted', async () => {
    const { cartId, productId } = await fillCart(shop, buyer);
    const { body } = await startCheckout(shop, buyer, cartId);
    await putInto(buyer, productId);
    expect(await statusOf('PUT', '/checkouts/active', { cartId })).toBe(410);
    expect(await statusOf('GET', `/checkouts/${body.checkoutId}`)).toBe(410);
    expect(await statusOf('POST', '/checkouts/active/orders')).toBe(410);
    expect(await statusOf('DELETE', '/checkouts/active')).toBe(204);
    const again = await buyer.call('PUT', '/checkouts/active', { cartId });
    expect(again.status).toBe(202);
    expect(again.body.checkoutId).not.toBe(body.checkoutId);
  });

  test('again without a change answers the same checkout', async () => {
    const { cartId } = await fillCart(shop, buyer);
    const first = await startCheckout(shop, buyer, cartId);
    const second = await buyer.call('PUT', '/checkouts/active', { cartId });
    expect(second).toMatchObject({ status: 202, body: { checkoutId: first.body.checkoutId } });
  });

  test('lapses after the time of the reservation', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    shop.wait(14_400_000 - 2_000);
    expect(await statusOf('GET', '/checkouts/active')).toBe(200);
    shop.wait(2_000);
    expect(await statusOf('GET', '/checkouts/active')).toBe(410);
  });

  test('is not for guests, and not for the carts of others', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    const { body } = await buyer.call('GET', '/checkouts/active');
    const stranger = await shop.buyer();
    expect(await statusOf('PUT', '/checkouts/active', { cartId }, shop.guest())).toBe(403);
    expect(await statusOf('PUT', '/checkouts/active', { cartId }, stranger)).toBe(404);
    for (const [method, path, sent] of [
      ['GET', ''],
      ['PATCH', '', { shippingInstructions: 'Mine' }],
      ['DELETE', ''],
      ['POST', '/orders'],
      ['POST', '/payments', { requestType: 'SimplePurchaseOrder', billingAddress }],
    ] as const) {
      expect(await statusOf(method, `/checkouts/${body.checkoutId}${path}`, sent, stranger)).toBe(404);
    }
    expect(await buyer.call('GET', '/checkouts/active')).toMatchObject({ status: 200, body });
  });
});

describe('changing', () => {
  test('PF-CHECK-03 SF-CHECKOUT-12 the delivery method recalculates the totals a moment later', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    const { body } = await buyer.call('GET', '/checkouts/active');
    const [{ id }] = body.deliveryGroups.items;
    const change = { deliveryGroups: { items: [{ id, selectedDeliveryMethodId: EXPRESS_DELIVERY_ID }] } };
    expect(await buyer.call('PATCH', '/checkouts/active', change)).toMatchObject({
      status: 202,
      body: { cartSummary: { asyncOperationStatus: 'Processing', totalChargeAmount: '3.49' } },
    });
    shop.wait();
    expect(await buyer.call('GET', '/checkouts/active')).toMatchObject({
      status: 200,
      body: { cartSummary: { totalChargeAmount: '8.90', grandTotalAmount: '18.90', status: 'Checkout' } },
    });
  });

  test('PF-CHECK-10 a method and a desired date are those of the default delivery, and the date stays with the order', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    const change = { deliveryMethodId: EXPRESS_DELIVERY_ID, desiredDeliveryDate: '2026-04-06' };
    expect((await buyer.call('PATCH', '/checkouts/active', change)).status).toBe(202);
    shop.wait();
    const { body } = await buyer.call('GET', '/checkouts/active');
    expect(body.deliveryGroups.items).toMatchObject([
      { desiredDeliveryDate: '2026-04-06T00:00:00.000Z', selectedDeliveryMethod: { name: 'Express' } },
    ]);
    await payByInvoice(buyer);
    await buyer.call('POST', '/checkouts/active/orders');
    const order = await shop.store.findOne('Order', { where: { AccountId: buyer.accountId } });
    const groups = await shop.store.find('OrderDeliveryGroup', { where: { OrderId: String(order?.Id) } });
    expect(groups).toMatchObject([{ DesiredDeliveryDate: '2026-04-06T00:00:00.000Z' }]);
    expect(await statusOf('PATCH', '/checkouts/active', { desiredDeliveryDate: 'soon' })).toBe(400);
  });

  test.each([
    [
      'a country without delivery',
      { deliveryAddress: { ...billingAddress, country: 'AT', postalCode: '1010' } },
      'UNSUPPORTED_COUNTRY',
    ],
    [
      'a postal code that is none',
      { deliveryAddress: { ...billingAddress, postalCode: '123' } },
      'INVALID_POSTAL_CODE',
    ],
  ])('refuses %s', async (_, change, errorCode) => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    expect(await buyer.call('PATCH', '/checkouts/active', change)).toMatchObject({
      status: 400,
      body: [{ errorCode }],
    });
  });

  test('refuses a method that the store does not offer', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    const { body } = await buyer.call('GET', '/checkouts/active');
    const items = [{ id: body.deliveryGroups.items[0].id, selectedDeliveryMethodId: cartId }];
    expect(await buyer.call('PATCH', '/checkouts/active', { deliveryGroups: { items } })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_DELIVERY_METHOD' }],
    });
  });

  test('SF-CHECKOUT-12 keeps consent with its version and moment, and forgets it when withdrawn', async () => {
    const { cartId } = await fillCart(shop, buyer, {
      L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
    });
    await startCheckout(shop, buyer, cartId);
    const consent = (granted: boolean) => ({
      shopperConsent: { purpose: 'HealthData', granted, version: '2026-01' },
    });
    const given = await buyer.call('PATCH', '/checkouts/active', consent(true));
    expect(given).toMatchObject({
      status: 200,
      body: {
        isShopperConsentRequired: true,
        shopperConsent: { version: '2026-01', givenDate: expect.stringMatching(/^2026-03-02T/) },
      },
    });
    expect((await buyer.call('PATCH', '/checkouts/active', consent(false))).body.shopperConsent).toBeNull();
  });

  test('SF-CHECKOUT-16 gives the cart back when the checkout is given up', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await startCheckout(shop, buyer, cartId);
    expect(await statusOf('DELETE', '/checkouts/active')).toBe(204);
    expect(await statusOf('GET', '/checkouts/active')).toBe(404);
    expect((await buyer.call('GET', '/carts/current')).body).toMatchObject({
      status: 'Active',
      uniqueProductCount: 1,
    });
  });
});
