import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { forBuyer } from './audience.ts';
import { type AppliedCoupon, type CartCoupon, isRunning, isUsable } from './validity.ts';

export type Promotion = Row<'Promotion'>;

/** A cart as far as its coupons depend on it. */
type CouponCart = Pick<Row<'WebCart'>, 'Id' | 'AccountId'>;

/** A promotion as it counts for a cart, with the coupon that brings it, if one does. */
export type CountedPromotion = Promotion & { readonly couponId: string | null };

/** The coupons of a cart in the order in which they were added. */
export async function couponsOf(store: Store, cart: CouponCart): Promise<CartCoupon[]> {
  const applied = await store.find('CartCoupon__c', {
    where: { CartId__c: cart.Id },
    orderBy: { field: 'Name', ascending: true },
  });
  const coupons = await store.getMany(
    'Coupon',
    applied.map(({ CouponId__c }) => CouponId__c),
  );
  const promotions = await store.getMany('Promotion', [
    ...new Set(coupons.map(({ PromotionId }) => PromotionId)),
  ]);
  const redemptions = await redemptionsOf(store, coupons, cart.AccountId);
  return applied.flatMap(({ Id: cartCouponId, CouponId__c }) => {
    const coupon = coupons.find(({ Id }) => Id === CouponId__c);
    const promotion = promotions.find(({ Id }) => Id === coupon?.PromotionId);
    const redeemedByBuyer = redemptions.filter(({ CouponId }) => CouponId === CouponId__c).length;
    return coupon && promotion ? [{ cartCouponId, coupon, promotion, redeemedByBuyer }] : [];
  });
}

/** The orders with which an account has redeemed coupons that it can redeem only so often. */
export async function redemptionsOf(
  store: Store,
  coupons: readonly Row<'Coupon'>[],
  BuyerId: string,
): Promise<Row<'CouponCodeRedemption'>[]> {
  const limited = coupons.filter(({ RedemptionLimitPerBuyer__c }) => RedemptionLimitPerBuyer__c !== null);
  const CouponId = limited.map(({ Id }) => Id);
  return CouponId.length === 0 ? [] : store.find('CouponCodeRedemption', { where: { BuyerId, CouponId } });
}

/** The promotions of a store that need no coupon, run now and are for this buyer. */
export async function automaticPromotions(store: Store, buyer: Buyer, now: Date): Promise<Promotion[]> {
  const promotions = await store.find('Promotion', {
    where: { WebStoreId__c: buyer.webStore.Id, IsAutomatic: true, IsActive: true },
  });
  return forBuyer(
    store,
    buyer,
    promotions.filter((promotion) => isRunning(promotion, now)),
  );
}

/** The promotions that count for a cart now, each once, in the order in which they are calculated. */
export async function countedPromotions(
  store: Store,
  { buyer, coupons }: { readonly buyer: Buyer; readonly coupons: readonly AppliedCoupon[] },
  now: Date,
): Promise<CountedPromotion[]> {
  const byCoupon = coupons
    .filter((applied) => isUsable(applied, buyer.webStore.Id, now))
    .map(({ coupon, promotion }) => ({ ...promotion, couponId: coupon.Id }));
  const targeted = await forBuyer(store, buyer, byCoupon);
  const automatic = (await automaticPromotions(store, buyer, now)).map((promotion) => ({
    ...promotion,
    couponId: null,
  }));
  const once = new Map([...targeted, ...automatic].reverse().map((promotion) => [promotion.Id, promotion]));
  return [...once.values()].sort((a, b) => a.PriorityNumber - b.PriorityNumber || (a.Id < b.Id ? -1 : 1));
}
