import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, payableCheckout, payByInvoice } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
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

describe('in a checkout', () => {
  const coupons = '/checkouts/active/coupons';

  test('PF-CHECK-11 a coupon may be sent as a list of one', async () => {
    const { code } = await couponFor(shop.store);
    await payableCheckout(shop, buyer, (await fillCart(shop, buyer)).cartId);
    expect((await buyer.call('POST', coupons, { couponCodes: [code, code] })).status).toBe(400);
    expect(await buyer.call('POST', coupons, { couponCodes: [code] })).toMatchObject({
      status: 202,
      body: { cartCouponIds: [expect.any(String)] },
    });
  });

  test('SF-COUPON-03 a coupon is added and taken out while the checkout goes on', async () => {
    const { code, id } = await couponFor(shop.store);
    const { cartId } = await fillCart(shop, buyer);
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    expect(await buyer.call('POST', coupons, { couponCode: 'NICHTS' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'COUPON_NOT_FOUND' }],
    });
    const added = await buyer.call('POST', coupons, { couponCode: code });
    expect(added).toMatchObject({ status: 202, body: { cartCouponIds: [expect.any(String)], errors: [] } });
    expect(added.body.cartCouponIds).not.toContain(id);
    shop.wait();
    expect((await buyer.call('GET', '/checkouts/active')).body).toMatchObject({
      checkoutId,
      checkoutStatus: 200,
      coupons: [{ couponId: id }],
      cartSummary: { grandTotalAmount: '12.49' },
    });
    const [cartCouponId] = added.body.cartCouponIds;
    expect((await buyer.call('DELETE', `${coupons}/${cartCouponId}`)).status).toBe(204);
    shop.wait();
    expect((await buyer.call('GET', '/checkouts/active')).body.cartSummary.grandTotalAmount).toBe('13.49');
  });

  test('the order keeps adjustments and codes, and the coupon counts as redeemed', async () => {
    const { code, id } = await couponFor(shop.store, {}, { RedemptionLimit__c: 1 });
    const { cartId } = await fillCart(shop, buyer, {}, '2');
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    await buyer.call('POST', coupons, { couponCode: code });
    await payByInvoice(buyer);
    const rival = await shop.buyer();
    const other = await payableCheckout(shop, rival, (await fillCart(shop, rival)).cartId);
    await rival.call('POST', coupons, { couponCode: code });

    expect((await buyer.call('POST', `/checkouts/${checkoutId}/orders`)).status).toBe(201);
    const order = await shop.store.findOne('Order', { where: { AccountId: buyer.accountId } });
    expect(order).toMatchObject({
      TotalProductAmount: '20.00',
      TotalAdjustmentAmount: '-2.00',
      GrandTotalAmount: '21.49',
      CouponCodes__c: code,
    });
    expect(
      await shop.store.findOne('OrderItem', { where: { OrderId: order?.Id, Type: 'Order Product' } }),
    ).toMatchObject({
      TotalPrice: '20.00',
      TotalAdjustmentAmount: '-2.00',
      TotalTaxAmount: '2.87',
    });
    expect((await shop.store.get('Coupon', id))?.RedemptionCount__c).toBe(1);
    shop.wait();
    expect((await rival.call('GET', '/checkouts/active')).body.cartSummary).toMatchObject({
      totalPromotionalAdjustmentAmount: '0.00',
    });
    expect((await rival.call('POST', `/checkouts/${other}/orders`)).status).toBe(201);
    expect((await shop.store.get('Coupon', id))?.RedemptionCount__c).toBe(1);
  });

  test('a coupon used up by others just before the order is said, and nothing is ordered until it is out', async () => {
    const { code, id } = await couponFor(shop.store, {}, { RedemptionLimit__c: 1 });
    const { cartId } = await fillCart(shop, buyer);
    const checkoutId = await payableCheckout(shop, buyer, cartId);
    await buyer.call('POST', coupons, { couponCode: code });
    await payByInvoice(buyer);
    await shop.store.update('Coupon', id, { RedemptionCount__c: 1 });
    expect(await buyer.call('POST', `/checkouts/${checkoutId}/orders`)).toMatchObject({
      status: 422,
      body: { errors: [{ title: 'COUPON_REDEEMED', detail: 'Dieser Gutschein ist bereits eingelöst.' }] },
    });
    expect(await shop.store.count('Order', { AccountId: buyer.accountId })).toBe(0);
    await buyer.call('DELETE', `${coupons}/${id}`);
    await payByInvoice(buyer);
    expect((await buyer.call('POST', `/checkouts/${checkoutId}/orders`)).status).toBe(201);
  });
});
