import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { lockCart } from '../carts/open-cart.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { removeCoupon } from '../promotions/apply-coupon.ts';

/** Takes a coupon out of the cart (SF-COUPON-01). */
export const deleteCouponFromCart: Handler<'deleteCouponFromCart'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  await removeCoupon(context.store, cart, path.couponId);
  await noteCartChange(context, cart);
  return { status: 204 };
};
