import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { dueTime, noteRecalculation, refuseReadOnly } from '../carts/recalculation.ts';
import { once } from '../idempotency/once.ts';
import { applyCoupon, removeCoupon } from '../promotions/apply-coupon.ts';
import { changeRecord } from '../records/change-record.ts';
import type { OpenCheckout, Session } from './find-checkout.ts';
import { reloadCheckout } from './load-checkout.ts';
import { lockFreshCheckout } from './lock-checkout.ts';

/** Adds a coupon to a checkout, which goes on with new totals (SF-COUPON-03). */
export const addCouponToCheckout: Handler<'addCouponToCheckout'> = once(
  async ({ path, query, body }, context) => {
    const buyer = await requireCheckoutBuyer(context, { path, query });
    const checkout = await lockFreshCheckout(context, buyer, path.checkoutId);
    refuseReadOnly(checkout.cart);
    const [couponCode = ''] = 'couponCodes' in body ? body.couponCodes : [body.couponCode];
    await applyCoupon(context, buyer, checkout.cart, couponCode);
    const session = await noteNewTotals(context, checkout);
    const { view } = await reloadCheckout(context, buyer, session);
    const cartCouponIds = view.coupons.map(({ cartCouponId }) => cartCouponId);
    return { status: 202, body: { cartCouponIds, errors: [] } };
  },
);

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

/** Notes that the totals of a locked checkout are due anew, though it goes on; it is under way until then. */
async function noteNewTotals(context: RequestContext, { session, cart }: OpenCheckout): Promise<Session> {
  await noteRecalculation(context, cart);
  return changeRecord(context.store, 'CartCheckoutSession', session.Id, {
    ProcessingUntil__c: dueTime(context),
    Version__c: session.Version__c + 1,
  });
}
