import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { isRunning, isUsable } from './validity.ts';

export type Promotion = Row<'Promotion'>;

/** A coupon of a cart with the promotion it leads to. */
export interface AppliedCoupon {
  readonly coupon: Row<'Coupon'>;
  readonly promotion: Promotion;
}

/** A promotion as it counts for a cart, with the coupon that brings it, if one does. */
export type CountedPromotion = Promotion & { readonly couponId: string | null };

/** The coupons of a cart in the order in which they were added. */
export async function couponsOf(store: Store, cartId: string): Promise<AppliedCoupon[]> {
  const applied = await store.find('CartCoupon__c', {
    where: { CartId__c: cartId },
    orderBy: { field: 'Name', ascending: true },
  });
  const coupons = await store.getMany(
    'Coupon',
    applied.map(({ CouponId__c }) => CouponId__c),
  );
  const promotions = await store.getMany('Promotion', [
    ...new Set(coupons.map(({ PromotionId }) => PromotionId)),
  ]);
  return coupons.flatMap((coupon) => {
    const promotion = promotions.find(({ Id }) => Id === coupon.PromotionId);
    return promotion ? [{ coupon, promotion }] : [];
  });
}

/** The promotions of a store that need no coupon and run now. */
export async function automaticPromotions(store: Store, webStoreId: string, now: Date): Promise<Promotion[]> {
  const promotions = await store.find('Promotion', {
    where: { WebStoreId__c: webStoreId, IsAutomatic: true, IsActive: true },
  });
  return promotions.filter((promotion) => isRunning(promotion, now));
}

/** The promotions that count for a cart now, each once, in the order in which they are calculated. */
export async function countedPromotions(
  store: Store,
  { webStoreId, coupons }: { webStoreId: string; coupons: readonly AppliedCoupon[] },
  now: Date,
): Promise<CountedPromotion[]> {
  const byCoupon = coupons
    .filter((applied) => isUsable(applied, webStoreId, now))
    .map(({ coupon, promotion }) => ({ ...promotion, couponId: coupon.Id }));
  const automatic = (await automaticPromotions(store, webStoreId, now)).map((promotion) => ({
    ...promotion,
    couponId: null,
  }));
  const once = new Map([...byCoupon, ...automatic].reverse().map((promotion) => [promotion.Id, promotion]));
  return [...once.values()].sort((a, b) => a.PriorityNumber - b.PriorityNumber || (a.Id < b.Id ? -1 : 1));
}
