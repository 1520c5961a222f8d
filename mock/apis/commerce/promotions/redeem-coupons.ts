import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { increment } from '#mock/store/increment.ts';
import type { CartView } from '../carts/cart-view.ts';

/** The coupons that have an effect on a cart. */
export function effectiveCoupons({ coupons, adjustments }: CartView) {
  return coupons
    .map(({ coupon }) => coupon)
    .filter(({ Id }) => adjustments.some(({ CouponId__c }) => CouponId__c === Id));
}

/**
 * Counts the coupons of an order as redeemed by its account, those without an effect not.
 *
 * @throws PlatformFault 409 when others have used a coupon up in the meantime, which undoes the order
 */
export async function redeemCoupons(
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  view: CartView,
  OrderId: string,
): Promise<void> {
  for (const { Id, CouponCode, RedemptionLimit__c: limit } of effectiveCoupons(view)) {
    const guard = limit === null ? {} : { RedemptionCount__c: { lt: limit } };
    const counted = await store.update('Coupon', Id, { RedemptionCount__c: increment(1) }, guard);
    if (!counted) throw new PlatformFault(409, 'CONFLICT', `The coupon ${CouponCode} is used up. Try again.`);
    await store.insert('CouponCodeRedemption', {
      CouponId: Id,
      BuyerId: view.cart.AccountId,
      OrderId,
      RedeemedDate: now.toISOString(),
    });
  }
}
