import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { refuseReadOnly } from '../carts/recalculation.ts';
import { removeCoupon } from '../promotions/apply-coupon.ts';
import { lockFreshCheckout } from './lock-checkout.ts';
import { noteNewTotals } from './note-new-totals.ts';

/** Takes a coupon out of a checkout, which goes on with new totals (SF-COUPON-03). */
export const deleteCouponFromCheckout: Handler<'deleteCouponFromCheckout'> = async (
  { path, query },
  context,
) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const checkout = await lockFreshCheckout(context, buyer, path.checkoutId);
  refuseReadOnly(checkout.cart);
  await removeCoupon(context.store, checkout.cart, path.couponId);
  await noteNewTotals(context, checkout);
  return { status: 204 };
};
