import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVERYBODY_GROUP_ID, PRACTICE_GROUP_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Insert } from '#mock/store/row.ts';
import { allowGuests } from '../testing/guests.ts';
import {
  billingAddress,
  fillCart,
  payByInvoice,
  putInto,
  settledSummary,
  startCheckout,
} from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

let shop: Shop;
let buyer: Visitor;
let doctor: Visitor;

beforeAll(async () => {
  shop = await openShop();
  await shop.store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
  await shop.store.insert('BuyerGroup', { Id: PRACTICE_GROUP_ID, Name: 'Praxen' });
  await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: EVERYBODY_GROUP_ID });
  await allowGuests(shop.store);
});
beforeEach(async () => {
  await shop.store.deleteWhere('Promotion', { WebStoreId__c: WEBSTORE_ID });
  [buyer, doctor] = [await shop.buyer(), await shop.buyer()];
  await shop.store.insert('BuyerGroupMember', {
    BuyerGroupId: PRACTICE_GROUP_ID,
    BuyerId: doctor.accountId,
  });
});
afterAll(() => shop.close());

const promotion = (over: Partial<Insert<'Promotion'>>) =>
  shop.store.insert('Promotion', {
    Name: 'Aktion',
    DisplayName: 'Aktion',
    WebStoreId__c: WEBSTORE_ID,
    PercentOff__c: 10,
    IsAutomatic: true,
    ...over,
  });
const coupon = async (CouponCode: string, over: Partial<Insert<'Coupon'>>, target = {}) => {
  const { Id: PromotionId } = await promotion({ IsAutomatic: false, ...target });
  return shop.store.insert('Coupon', { CouponCode, PromotionId, ...over });
};
const reduction = async (who: Visitor) => {
  await fillCart(shop, who);
  return (await settledSummary(shop, who)).totalPromotionalAdjustmentAmount;
};
const addCoupon = (who: Visitor, couponCode: string) =>
  who.call('POST', '/carts/current/cart-coupons', { couponCode });

describe('a promotion is for', () => {
  test('the buyer group that it names', async () => {
    await promotion({ BuyerGroupId__c: PRACTICE_GROUP_ID });
    expect([await reduction(doctor), await reduction(buyer)]).toEqual(['-1.00', '0.00']);
  });

  test('the buyer groups of its segment, as long as the segment is active', async () => {
    const { Id } = await shop.store.insert('PromotionSegment', { Name: 'Ärzte und Gäste' });
    for (const BuyerGroupId of [PRACTICE_GROUP_ID, EVERYBODY_GROUP_ID])
      await shop.store.insert('PromotionSegmentBuyerGroup', { PromotionSegmentId: Id, BuyerGroupId });
    await promotion({ PromotionSegmentId__c: Id });
    const reductions = [await reduction(doctor), await reduction(buyer), await reduction(shop.browser())];
    expect(reductions).toEqual(['-1.00', '0.00', '-1.00']);
    await shop.store.update('PromotionSegment', Id, { IsActive: false });
    expect(await reduction(doctor)).toBe('0.00');
  });

  test('its time', async () => {
    await promotion({ StartDate: '2026-03-03T00:00:00.000Z', EndDate: '2026-03-04T00:00:00.000Z' });
    expect(await reduction(buyer)).toBe('0.00');
    shop.wait(24 * 3_600_000);
    expect(await reduction(buyer)).toBe('-2.00');
    shop.wait(24 * 3_600_000);
    expect(await reduction(buyer)).toBe('0.00');
  });

  test('whoever it is announced to, and nobody else', async () => {
    await promotion({ BuyerGroupId__c: PRACTICE_GROUP_ID, MinimumAmount__c: '15.00' });
    const announced = async (who: Visitor) => {
      await fillCart(shop, who);
      shop.wait();
      const { body } = await who.call('GET', '/carts/current/cart-items?includePromotions=true');
      return body.approachingDiscounts.length;
    };
    expect([await announced(doctor), await announced(buyer)]).toEqual([1, 0]);
  });
});

describe('a coupon', () => {
  test('for a buyer group is refused to all others', async () => {
    await coupon('PRAXIS', {}, { BuyerGroupId__c: PRACTICE_GROUP_ID });
    for (const who of [doctor, buyer]) await fillCart(shop, who);
    expect((await addCoupon(doctor, 'PRAXIS')).status).toBe(201);
    expect(await addCoupon(buyer, 'PRAXIS')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'COUPON_NOT_FOR_BUYER', message: 'Dieser Gutschein gilt nicht für Ihr Konto.' }],
    });
  });

  test('once per account is redeemed once by each, with the order that did it', async () => {
    const { Id } = await coupon('EINMAL', { RedemptionLimitPerBuyer__c: 1 });
    for (const who of [buyer, doctor]) {
      const { cartId, productId } = await fillCart(shop, who);
      expect((await addCoupon(who, 'EINMAL')).status).toBe(201);
      await startCheckout(shop, who, cartId);
      await payByInvoice(who);
      expect((await who.call('POST', '/checkouts/active/orders')).status).toBe(201);
      await putInto(who, productId);
      expect(await addCoupon(who, 'EINMAL')).toMatchObject({
        status: 400,
        body: [{ errorCode: 'COUPON_USED_BY_BUYER' }],
      });
    }
    const redemptions = await shop.store.find('CouponCodeRedemption', { where: { CouponId: Id } });
    expect(redemptions.map(({ BuyerId }) => BuyerId).sort()).toEqual(
      [buyer.accountId, doctor.accountId].sort(),
    );
    expect((await shop.store.get('Coupon', Id))?.RedemptionCount__c).toBe(2);
  });

  test('PF-CTX-75 once per account is for a guest once per session, and the limit of the coupon holds for all', async () => {
    const { Id } = await coupon('GAST', { RedemptionLimitPerBuyer__c: 1, RedemptionLimit__c: 2 });
    const contactInfo = { lastName: 'Gast', email: 'gesa@example.org', phoneNumber: '+49 89 99' };
    for (const guest of [shop.browser(), shop.browser()]) {
      const { cartId, productId } = await fillCart(shop, guest);
      expect((await addCoupon(guest, 'GAST')).status).toBe(201);
      await guest.call('PUT', '/checkouts/active', {
        cartId,
        deliveryAddressInput: billingAddress,
        contactInfo,
      });
      shop.wait();
      await payByInvoice(guest);
      expect((await guest.call('POST', '/checkouts/active/orders')).status).toBe(201);
      await putInto(guest, productId);
      expect((await addCoupon(guest, 'GAST')).body).toMatchObject([{ errorCode: 'COUPON_USED_BY_BUYER' }]);
    }
    expect((await shop.store.get('Coupon', Id))?.RedemptionCount__c).toBe(2);
    const third = shop.browser();
    await fillCart(shop, third);
    expect((await addCoupon(third, 'GAST')).body).toMatchObject([{ errorCode: 'COUPON_REDEEMED' }]);
  });
});
