import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import type { CartCoupon } from '../../promotions/validity.ts';

type Schemas = components['schemas'];

/** A coupon of a cart, with its id there and the id of the coupon itself (PF-CART-11). */
export function couponAnswer({
  cartCouponId,
  coupon,
}: Pick<CartCoupon, 'cartCouponId' | 'coupon'>): Schemas['CartCoupon'] {
  return { cartCouponId, couponCode: coupon.CouponCode, couponId: coupon.Id };
}

/** The coupons of a cart (SF-COUPON-01). */
export function couponCollection(
  cart: Row<'WebCart'>,
  coupons: readonly CartCoupon[],
): Schemas['CartCouponCollection'] {
  return {
    cartId: cart.Id,
    ownerId: cart.OwnerId,
    cartStatus: cart.Status,
    cartCoupons: { coupons: coupons.map(couponAnswer) },
  };
}
