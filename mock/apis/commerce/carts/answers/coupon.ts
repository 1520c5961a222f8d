import type { components } from '#generated/commerce/types.gen.ts';
import type { AppliedCoupon } from '../../promotions/validity.ts';

/** A coupon of a cart as it is answered (SF-COUPON-01). */
export function couponAnswer({ coupon }: Pick<AppliedCoupon, 'coupon'>): components['schemas']['CartCoupon'] {
  return { couponCode: coupon.CouponCode, couponId: coupon.Id };
}
