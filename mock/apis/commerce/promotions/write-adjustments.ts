import type { Store } from '#mock/store/store.ts';
import { formatMoney } from '../money/cents.ts';
import type { Discount } from './discounts.ts';
import type { CountedPromotion } from './load-promotions.ts';

/** Keeps what promotions take off a cart, in place of what was kept before. */
export async function writeAdjustments(
  store: Store,
  cartId: string,
  discounts: readonly Discount<CountedPromotion>[],
): Promise<void> {
  await store.deleteWhere('CartAdjustment__c', { CartId__c: cartId });
  await store.insertMany(
    'CartAdjustment__c',
    discounts.map(({ promotion, itemId, amount }) => ({
      CartId__c: cartId,
      CartItemId__c: itemId,
      PromotionId__c: promotion.Id,
      CouponId__c: promotion.couponId,
      Amount__c: formatMoney(amount),
    })),
  );
}
