import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_DELIVERY_ID } from '#mock/demo/seed/well-known-ids.ts';
import { billingAddress, fillCart, payableCheckout, payByInvoice, putInto } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const order = (checkoutId = 'active', headers?: Record<string, string>, who = buyer) =>
  who.call('POST', `/checkouts/${checkoutId}/orders`, undefined, headers);

const stockOf = async (productId: string) =>
  (await shop.store.get('Product2', productId))?.AvailableToOrder__c;
const ordersOf = ({ accountId }: Visitor) => shop.store.find('Order', { where: { AccountId: accountId } });

test('an order keeps what the buyer saw, takes the stock and closes the cart', async () => {
  const { cartId, productId } = await fillCart(
    shop,
    buyer,
    { price: '12.49', comparisonPrice: '13.99', L2C_CM_PZN__c: '04877800' },
    '2',
  );
  const checkoutId = await payableCheckout(shop, buyer, cartId);
  const { status, body } = await order(checkoutId);
  expect(status).toBe(201);
  expect(body).toEqual({ orderReferenceNumber: expect.stringMatching(/^OF-2026-\d{8}$/), errors: [] });

  const [record] = await ordersOf(buyer);
  expect(record).toMatchObject({
    OrderReferenceNumber: body.orderReferenceNumber,
    OriginalCartId__c: cartId,
    EffectiveDate: '2026-03-02',
    Status: 'Activated',
    GrandTotalAmount: '28.47',
    TotalTaxAmount: '4.55',
    DeliverToStreet: 'Lindenweg 4',
    ContactPhoneNumber__c: '+49 89 123456',
    BillingName: 'Erika Beispiel',
    PaymentMethod__c: 'Rechnung',
    OrderDeliveryMethodId__c: STANDARD_DELIVERY_ID,
  });
  expect(
    await shop.store.find('OrderItem', {
      where: { OrderId: record?.Id },
      orderBy: { field: 'Type', ascending: false },
    }),
  ).toMatchObject([
    {
      Type: 'Order Product',
      Product2Id: productId,
      PZN__c: '04877800',
      Quantity: 2,
      TotalPrice: '24.98',
      TotalTaxAmount: '3.99',
    },
    { Type: 'Delivery Charge', Product2Id: null, Quantity: 1, TotalPrice: '3.49', TotalTaxAmount: '0.56' },
  ]);
  const summary = await shop.store.findOne('OrderSummary', { where: { OriginalOrderId: record?.Id } });
  expect(summary).toMatchObject({
    OrderNumber: body.orderReferenceNumber,
    AccountId: buyer.accountId,
    GrandTotalAmount: '28.47',
  });
  expect(await shop.store.count('OrderItemSummary', { OrderSummaryId: summary?.Id })).toBe(2);

  expect(await stockOf(productId)).toBe(98);
  expect(await shop.store.get('WebCart', cartId)).toMatchObject({ Status: 'Closed' });
  expect((await buyer.call('GET', '/carts/current/cart-items')).body.cartItems).toEqual([]);
  expect((await buyer.call('GET', '/checkouts/active')).status).toBe(404);
  const next = await putInto(buyer, productId);
  expect(next).not.toBe(cartId);
});

describe('repeating the call', () => {
  test('SF-CHECKOUT-14 for the same checkout answers the first order, one after the other and at the same time', async () => {
    const { cartId, productId } = await fillCart(shop, buyer);
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    const answers = [
      ...(await Promise.all([order(checkoutId), order(checkoutId), order(checkoutId)])),
      await order(checkoutId),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.orderReferenceNumber)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockOf(productId)).toBe(99);
  });

  test('with the same key finds the order by the alias too', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await payableCheckout(shop, buyer, cartId);
    const key = { 'idempotency-key': 'key-of-this-order' };
    const [first, second] = await Promise.all([order('active', key), order('active', key)]);
    expect(first).toMatchObject({ status: 201 });
    expect(second).toEqual(first);
    expect((await order('active', { 'idempotency-key': 'another-key' })).status).toBe(404);
  });

  test('PF-CTX-68 with the key of another checkout is refused, by its id and by the alias, and orders nothing', async () => {
    const key = { 'idempotency-key': 'key-of-two-checkouts' };
    const first = await payableCheckout(shop, buyer, (await fillCart(shop, buyer)).cartId);
    const placed = await order(first, key);
    const second = await payableCheckout(shop, buyer, (await fillCart(shop, buyer)).cartId);
    for (const named of [second, 'active']) {
      expect(await order(named, key)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'IDEMPOTENCY_KEY_REUSED' }],
      });
    }
    const submit = { action: 'submit', parameters: { idempotencyKey: key['idempotency-key'] } };
    expect(await buyer.call('POST', `/checkouts/${second}/orders/actions`, submit)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'IDEMPOTENCY_KEY_REUSED' }],
    });
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect((await order(first, key)).body).toEqual(placed.body);
    expect((await order(second)).body.orderReferenceNumber).not.toBe(placed.body.orderReferenceNumber);
    expect((await order('active', key)).body).toEqual(placed.body);
  });

  test('with the key of another account leads to an order of one’s own', async () => {
    const key = { 'idempotency-key': 'shared-by-accident' };
    const references: string[] = [];
    for (const who of [buyer, await shop.buyer()]) {
      const { cartId } = await fillCart(shop, who);
      await payableCheckout(shop, who, cartId);
      references.push((await order('active', key, who)).body.orderReferenceNumber);
    }
    expect(new Set(references).size).toBe(2);
  });
});

describe('the stock', () => {
  test('lets only one of two buyers have the last pack', async () => {
    const rival = await shop.buyer();
    const last = await addProduct(shop.store, { AvailableToOrder__c: 1 });
    const checkouts: string[] = [];
    for (const who of [buyer, rival]) {
      checkouts.push(await payableCheckout(shop, who, await putInto(who, last.Id)));
    }
    const answers = await Promise.all([
      order(checkouts[0], undefined, buyer),
      order(checkouts[1], undefined, rival),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      orderReferenceNumber: null,
      errors: [{ type: '/commerce/errors/inventory-integration', title: 'INSUFFICIENT_INVENTORY' }],
    });
    expect(await stockOf(last.Id)).toBe(0);
  });

  test('of no product moves when one of several is short', async () => {
    const { cartId, productId } = await fillCart(shop, buyer);
    const short = await addProduct(shop.store, { AvailableToOrder__c: 1 });
    await putInto(buyer, short.Id);
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    await shop.store.update('Product2', short.Id, { AvailableToOrder__c: 0 });
    expect((await order(checkoutId)).status).toBe(422);
    expect(await stockOf(productId)).toBe(100);
    expect(await ordersOf(buyer)).toEqual([]);
    expect((await buyer.call('GET', '/checkouts/active')).status).toBe(422);
  });
});

describe('what is missing is said', () => {
  test('as 422 for address and payment', async () => {
    const { cartId } = await fillCart(shop, buyer);
    await buyer.call('PUT', '/checkouts/active', { cartId });
    shop.wait();
    const { status, body } = await order();
    expect(status).toBe(422);
    expect(body.errors.map(({ title }: { title: string }) => title)).toEqual([
      'DELIVERY_ADDRESS_REQUIRED',
      'PAYMENT_REQUIRED',
    ]);
    await buyer.call('PATCH', '/checkouts/active', { deliveryAddress: billingAddress });
    await payByInvoice(buyer);
    expect((await order()).status).toBe(201);
  });

  test('as 422 for a delivery method that is no longer offered', async () => {
    const { cartId } = await fillCart(shop, buyer);
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    await shop.store.update('OrderDeliveryMethod', STANDARD_DELIVERY_ID, { IsActive: false });
    const answer = await order(checkoutId);
    await shop.store.update('OrderDeliveryMethod', STANDARD_DELIVERY_ID, { IsActive: true });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ type: '/commerce/errors/shipping-failure' }] },
    });
  });

  test('as 412 for the phone number and the consent that a pharmacy-only medicine needs', async () => {
    const { cartId } = await fillCart(shop, buyer, {
      L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig',
    });
    await buyer.call('PUT', '/checkouts/active', { cartId, deliveryAddressInput: billingAddress });
    shop.wait();
    await payByInvoice(buyer);
    const refused = await order();
    expect(refused.status).toBe(412);
    expect(refused.body.errors.map(({ title }: { title: string }) => title)).toEqual([
      'PHONE_NUMBER_REQUIRED',
      'SHOPPER_CONSENT_REQUIRED',
    ]);
    await buyer.call('PATCH', '/checkouts/active', {
      shipToPhoneNumber: '+49 89 99',
      shopperConsent: { purpose: 'HealthData', granted: true, version: '2026-01' },
    });
    expect((await order()).status).toBe(201);
    expect(await ordersOf(buyer)).toMatchObject([
      {
        ContactPhoneNumber__c: '+49 89 99',
        HealthDataConsentVersion__c: '2026-01',
        HealthDataConsentAt__c: expect.any(String),
      },
    ]);
  });

  test('and a food supplement needs neither', async () => {
    const { cartId } = await fillCart(shop, buyer, {
      L2C_CM_RegulatoryClassification__c: 'Nahrungsergänzung',
    });
    await buyer.call('PUT', '/checkouts/active', { cartId, deliveryAddressInput: billingAddress });
    shop.wait();
    await payByInvoice(buyer);
    expect((await order()).status).toBe(201);
  });
});

test('a change of delivery just before the order is counted in it, once it is paid anew', async () => {
  const { cartId } = await fillCart(shop, buyer, { price: '28.00' });
  await payableCheckout(shop, buyer, cartId);
  const { body } = await buyer.call('GET', '/checkouts/active');
  const [group] = body.deliveryGroups.items;
  const express = group.availableDeliveryMethods.find(({ name }: { name: string }) => name === 'Express');
  await buyer.call('PATCH', '/checkouts/active', {
    deliveryGroups: { items: [{ id: group.id, selectedDeliveryMethodId: express.id }] },
  });
  expect(await order()).toMatchObject({
    status: 422,
    body: { errors: [{ type: '/commerce/errors/payment-failure', title: 'PAYMENT_AMOUNT_CHANGED' }] },
  });
  await payByInvoice(buyer);
  expect((await order()).status).toBe(201);
  expect(await ordersOf(buyer)).toMatchObject([{ TotalChargeAmount: '8.90', GrandTotalAmount: '36.90' }]);
});

test('PF-CTX-74 a price that changes after the payment leaves the total that the buyer saw and paid', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, { price: '28.00' });
  const checkoutId = await payableCheckout(shop, buyer, cartId);
  const entry = await shop.store.findOne('PricebookEntry', { where: { Product2Id: productId } });
  await shop.store.update('PricebookEntry', entry?.Id ?? '', { UnitPrice: '99.00' });
  const { body } = await buyer.call('GET', '/checkouts/active');
  expect(body.cartSummary).toMatchObject({ grandTotalAmount: '31.49' });
  expect((await order(checkoutId)).status).toBe(201);
  expect(await ordersOf(buyer)).toMatchObject([{ GrandTotalAmount: '31.49' }]);
});

test('guests place no orders', async () => {
  expect((await order('active', undefined, shop.guest())).status).toBe(403);
});
