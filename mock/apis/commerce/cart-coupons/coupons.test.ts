import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXPRESS_DELIVERY_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addToCart, fillCart, payableCheckout, putInto, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';
import { couponFor } from './testing/coupons.ts';

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.store.deleteWhere('Promotion', { WebStoreId__c: WEBSTORE_ID });
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const add = (couponCode: string, who = buyer) =>
  who.call('POST', '/carts/current/cart-coupons', { couponCode });
const remove = (couponId: string) => buyer.call('DELETE', `/carts/current/cart-coupons/${couponId}`);
const summary = () => settledSummary(shop, buyer);
const items = async () =>
  (await buyer.call('GET', '/carts/current/cart-items?includePromotions=true&includeCoupons=true')).body;

describe('a coupon', () => {
  test('SF-COUPON-01 takes its percentage off every item, and the tax with it', async () => {
    const { code, id, promotionId } = await couponFor(shop.store, { DisplayName: '10 % Willkommen' });
    await fillCart(shop, buyer, { price: '12.49' }, '2');
    await putInto(buyer, (await addProduct(shop.store, { price: '9.99', VatRate__c: 7 })).Id);
    expect(await add(` ${code.toLowerCase()} `)).toMatchObject({
      status: 201,
      body: { couponCode: code, couponId: id },
    });
    expect(await summary()).toMatchObject({
      totalProductAmount: '34.97',
      totalPromotionalAdjustmentAmount: '-3.50',
      totalProductAmountAfterAdjustments: '31.47',
      totalChargeAmount: '0.00',
      totalTaxAmount: '4.18',
      grandTotalAmount: '31.47',
    });
    const { cartItems, cartPromotions, cartCoupons } = await items();
    expect(cartItems[1].cartItem).toMatchObject({
      totalPrice: '24.98',
      totalAdjustmentAmount: '-2.50',
      totalAmount: '22.48',
      unitAdjustmentAmount: '-1.25',
      unitAdjustedPrice: '11.24',
      promotionDisplayName: '10 % Willkommen',
    });
    const { cartId } = cartItems[0].cartItem;
    expect(cartPromotions).toMatchObject({
      cartId,
      cartStatus: 'Active',
      currencyIsoCode: 'EUR',
      promotions: [{ promotionId, adjustmentAmount: '-3.50', couponCode: code, targetType: 'Item' }],
    });
    expect((await buyer.call('GET', '/carts/current/promotions')).body).toEqual(cartPromotions);
    expect(cartCoupons).toMatchObject({
      cartId,
      cartCoupons: { coupons: [{ couponCode: code, couponId: id }] },
    });
    expect((await remove(id)).status).toBe(204);
    expect(await summary()).toMatchObject({
      grandTotalAmount: '34.97',
      totalPromotionalAdjustmentAmount: '0.00',
    });
    expect((await items()).cartCoupons.cartCoupons.coupons).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  test('PF-CART-11 is answered with the cart it is in, and taken out by its id there', async () => {
    const { code, id } = await couponFor(shop.store);
    const { cartId } = await fillCart(shop, buyer);
    const { body } = await add(code);
    expect(body).toMatchObject({ cartId, cartStatus: 'Active', couponCode: code, couponId: id });
    expect(body.ownerId).toBe((await summary()).ownerId);
    const [{ cartCouponId, ...rest }] = body.cartCoupons.coupons;
    expect(rest).toEqual({ couponCode: code, couponId: id });
    const read = async () => (await buyer.call('GET', '/carts/current/cart-coupons')).body;
    expect((await read()).cartCoupons).toEqual(body.cartCoupons);
    expect((await remove(cartCouponId)).status).toBe(204);
    expect((await read()).cartCoupons.coupons).toEqual([]);
    expect((await remove(cartCouponId)).status).toBe(404);
  });

  test('over an amount is shared to the cent', async () => {
    const { code } = await couponFor(shop.store, { Effect__c: 'Amount', AmountOff__c: '5.00' });
    for (const price of ['3.33', '3.33', '3.34']) await fillCart(shop, buyer, { price });
    await add(code);
    expect(await summary()).toMatchObject({
      totalProductAmountAfterAdjustments: '5.00',
      grandTotalAmount: '8.49',
    });
  });

  test('of free shipping frees the methods that can be free, not express', async () => {
    const { code } = await couponFor(shop.store, { Effect__c: 'FreeShipping' });
    await fillCart(shop, buyer);
    await add(code);
    expect(await summary()).toMatchObject({ totalChargeAmount: '0.00', grandTotalAmount: '10.00' });
    expect((await items()).cartPromotions.promotions).toMatchObject([{ adjustmentAmount: '-3.49' }]);
    const { body: group } = await buyer.call('GET', '/carts/current/delivery-groups/default');
    expect(group.availableDeliveryMethods).toMatchObject([
      { name: 'Standard', shippingFee: '3.49', adjustedShippingFee: '0.00' },
      { name: 'Express', shippingFee: '8.90', adjustedShippingFee: '8.90' },
    ]);
    await buyer.call('PATCH', '/carts/current/delivery-groups/default', {
      deliveryMethodId: EXPRESS_DELIVERY_ID,
    });
    expect(await summary()).toMatchObject({ totalChargeAmount: '8.90', grandTotalAmount: '18.90' });
  });

  test.each([
    ['unknown', undefined, undefined, 'COUPON_NOT_FOUND'],
    ['switched off', {}, { Status: 'Inactive' }, 'COUPON_NOT_FOUND'],
    ['of a promotion that is switched off', { IsActive: false }, {}, 'COUPON_NOT_FOUND'],
    ['expired', {}, { EndDateTime: '2026-03-02T09:30:00.000Z' }, 'COUPON_EXPIRED'],
    ['of a promotion that is over', { EndDate: '2026-03-01T00:00:00.000Z' }, {}, 'COUPON_EXPIRED'],
    ['of a later time', { StartDate: '2027-01-01T00:00:00.000Z' }, {}, 'COUPON_NOT_YET_VALID'],
    ['used up', {}, { RedemptionLimit__c: 1, RedemptionCount__c: 1 }, 'COUPON_REDEEMED'],
    ['for more goods', { MinimumAmount__c: '10.01' }, {}, 'COUPON_NOT_APPLICABLE'],
  ] as const)('that is %s is refused with its reason', async (_, promotion, coupon, errorCode) => {
    await fillCart(shop, buyer);
    const { code } = promotion ? await couponFor(shop.store, promotion, coupon) : { code: 'GIBTESNICHT' };
    expect(await add(code)).toMatchObject({
      status: 400,
      body: [{ errorCode, message: expect.stringMatching(/Gutschein/) }],
    });
  });

  test('counts once, and not without a cart', async () => {
    const { code } = await couponFor(shop.store);
    expect((await add(code)).status).toBe(404);
    await fillCart(shop, buyer);
    await add(code);
    expect(await add(code)).toMatchObject({ status: 400, body: [{ errorCode: 'COUPON_ALREADY_APPLIED' }] });
    expect(await summary()).toMatchObject({ totalPromotionalAdjustmentAmount: '-1.00' });
    expect((await items()).cartCoupons.cartCoupons.coupons).toHaveLength(1);
  });

  test('that loses its effect stays with a warning, which keeps nobody from ordering', async () => {
    const { code } = await couponFor(shop.store, { MinimumAmount__c: '20.00' });
    const { cartId, productId } = await fillCart(shop, buyer, {}, '2');
    await add(code);
    expect(await summary()).toMatchObject({ totalPromotionalAdjustmentAmount: '-2.00' });
    const [{ cartItem }] = (await items()).cartItems;
    await buyer.call('PATCH', `/carts/current/cart-items/${cartItem.cartItemId}`, { quantity: '1' });
    expect(await summary()).toMatchObject({
      totalPromotionalAdjustmentAmount: '0.00',
      messagesSummary: {
        hasErrors: false,
        errorCount: 0,
        limitedMessages: [
          { severity: 'Warning', type: 'Promotions', message: expect.stringContaining('20,00\u00a0€') },
        ],
      },
    });
    await addToCart(buyer, productId);
    expect(await summary()).toMatchObject({
      totalPromotionalAdjustmentAmount: '-2.00',
      messagesSummary: { limitedMessages: [] },
    });
    await buyer.call('PATCH', `/carts/current/cart-items/${cartItem.cartItemId}`, { quantity: '1' });
    shop.wait();
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    expect((await buyer.call('POST', `/checkouts/${checkoutId}/orders`)).status).toBe(201);
    expect(await shop.store.find('Order', { where: { AccountId: buyer.accountId } })).toMatchObject([
      { TotalAdjustmentAmount: '0.00', GrandTotalAmount: '13.49' },
    ]);
  });
});

test('a promotion without coupon counts by itself, and is announced when it is near', async () => {
  await shop.store.insert('Promotion', {
    Name: 'Ab 20',
    DisplayName: '2 Euro ab 20 Euro',
    WebStoreId__c: WEBSTORE_ID,
    IsAutomatic: true,
    Effect__c: 'Amount',
    AmountOff__c: '2.00',
    MinimumAmount__c: '20.00',
  });
  const { productId } = await fillCart(shop, buyer);
  await summary();
  expect(await items()).toMatchObject({
    cartPromotions: { promotions: [] },
    approachingDiscounts: ['Noch 10,00\u00a0€ bis zur Aktion „2 Euro ab 20 Euro“.'],
  });
  await addToCart(buyer, productId);
  expect(await summary()).toMatchObject({ totalPromotionalAdjustmentAmount: '-2.00' });
  expect(await items()).toMatchObject({
    cartPromotions: { promotions: [{ adjustmentAmount: '-2.00', couponCode: null, targetType: 'Cart' }] },
    approachingDiscounts: [],
  });
});
