import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addToCart, fillCart, putInto, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await shop.store.deleteWhere('Promotion', { WebStoreId__c: WEBSTORE_ID });
  const promotion = { WebStoreId__c: WEBSTORE_ID, PercentOff__c: 10, MinimumAmount__c: '15.00' };
  const { Id: PromotionId } = await shop.store.insert('Promotion', {
    ...promotion,
    Name: 'Gutschein',
    DisplayName: 'Gutschein',
    IsAutomatic: false,
  });
  await shop.store.insert('Coupon', { CouponCode: 'ZEHN', PromotionId });
});
afterAll(() => shop.close());

test('DE-PRESCRIPTION-05 refuses prescription medicines as cart items and leaves them out of coupons', async () => {
  const buyer = await shop.buyer();
  const prescription = { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' } as const;
  const bound = await addProduct(shop.store, prescription);
  expect(await addToCart(buyer, bound.Id)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'PRESCRIPTION_REQUIRED' }],
  });

  const { productId } = await fillCart(shop, buyer, { price: '80.00' });
  const free = await addProduct(shop.store, { price: '20.00' });
  await putInto(buyer, free.Id);
  await shop.store.update('Product2', productId, prescription);
  const redeem = () => buyer.call('POST', '/carts/current/cart-coupons', { couponCode: 'ZEHN' });
  expect((await redeem()).status).toBeLessThan(300);
  expect((await settledSummary(shop, buyer)).totalPromotionalAdjustmentAmount).toBe('-2.00');

  await shop.store.update('Product2', free.Id, prescription);
  const other = await addProduct(shop.store, { price: '14.99' });
  await putInto(buyer, other.Id);
  expect((await settledSummary(shop, buyer)).totalPromotionalAdjustmentAmount).toBe('0.00');
});
