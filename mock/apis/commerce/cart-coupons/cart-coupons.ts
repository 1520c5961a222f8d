import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { couponCollection } from '../carts/answers/coupon.ts';
import { refuseCustomFields } from '../carts/custom-fields.ts';
import { requireCart } from '../carts/find-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { once } from '../idempotency/once.ts';
import { applyCoupon, removeCoupon } from '../promotions/apply-coupon.ts';
import { couponsOf } from '../promotions/load-promotions.ts';

/** The coupons of the cart, with or without an effect now. */
export const getCartCoupons: Handler<'getCartCoupons'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await requireCart(context.store, buyer, path.cartStateOrId);
  return { status: 200, body: couponCollection(cart, await couponsOf(context.store, cart)) };
};

/** Adds a coupon to the cart (SF-COUPON-01, SF-COUPON-02); 400 with the reason when it cannot be used. */
export const addCouponToCart: Handler<'addCouponToCart'> = once(async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  refuseCustomFields(body.customFields, ['WebCart', 'WebCartAdjustmentBasis']);
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  const coupon = await applyCoupon(context, buyer, cart, body.couponCode);
  await noteCartChange(context, cart);
  const coupons = couponCollection(cart, await couponsOf(context.store, cart));
  return { status: 201, body: { ...coupons, couponCode: coupon.CouponCode, couponId: coupon.Id } };
});

/** Takes a coupon out of the cart (SF-COUPON-01). */
export const deleteCouponFromCart: Handler<'deleteCouponFromCart'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  await removeCoupon(context.store, cart, path.couponId);
  await noteCartChange(context, cart);
  return { status: 204 };
};
