import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadLines } from '../carts/load-cart.ts';
import { messages } from '../messages/messages.ts';
import { forBuyer } from './audience.ts';
import { discountedItem } from './discounted-item.ts';
import { discountableValue, reachesMinimum } from './discounts.ts';
import { redemptionsOf } from './load-promotions.ts';
import { type AppliedCoupon, type CouponObstacle, couponObstacle } from './validity.ts';

/** Codes of what keeps a coupon from being used. */
export const COUPON_CODES: Readonly<Record<CouponObstacle, string>> = {
  unknown: 'COUPON_NOT_FOUND',
  notYetValid: 'COUPON_NOT_YET_VALID',
  expired: 'COUPON_EXPIRED',
  redeemed: 'COUPON_REDEEMED',
  usedByBuyer: 'COUPON_USED_BY_BUYER',
};

/**
 * Adds a coupon to a locked cart. The caller notes the change of the cart.
 *
 * @throws PlatformFault 400 for a code that is unknown, outside its time, used up, meant for other buyers, in the cart
 * already, or that has no effect on the cart as it is
 */
export async function applyCoupon(
  context: RequestContext,
  buyer: Buyer,
  cart: Cart,
  couponCode: string,
): Promise<Row<'Coupon'>> {
  const { store, language, now } = context;
  const say = messages[language];
  const applied = await findCoupon(store, cart, couponCode);
  const obstacle = applied ? couponObstacle(applied, buyer.webStore.Id, now) : 'unknown';
  if (!applied || obstacle)
    throw refusal(COUPON_CODES[obstacle ?? 'unknown'], say.couponRefused[obstacle ?? 'unknown']());
  if ((await forBuyer(store, buyer, [applied.promotion])).length === 0)
    throw refusal('COUPON_NOT_FOR_BUYER', say.couponNotForBuyer());
  const place = { CartId__c: cart.Id, CouponId__c: applied.coupon.Id };
  if ((await store.count('CartCoupon__c', place)) > 0)
    throw refusal('COUPON_ALREADY_APPLIED', say.couponAlreadyApplied());
  const goods = discountableValue((await loadLines(context, cart.Id)).map(discountedItem));
  if (!reachesMinimum(applied.promotion, goods)) {
    throw refusal('COUPON_NOT_APPLICABLE', say.couponNotApplicable(applied.promotion.MinimumAmount__c));
  }
  await store.insert('CartCoupon__c', place);
  return applied.coupon;
}

/**
 * Takes a coupon out of a locked cart, named by its id in the cart or by the id of the coupon. The caller notes the change
 * of the cart.
 *
 * @throws PlatformFault 404 when it is not in there
 */
export async function removeCoupon(store: Store, cart: Cart, couponId: string): Promise<void> {
  const id = toLongId(couponId) ?? couponId;
  const removed =
    (await store.deleteWhere('CartCoupon__c', { CartId__c: cart.Id, Id: id })) ||
    (await store.deleteWhere('CartCoupon__c', { CartId__c: cart.Id, CouponId__c: id }));
  if (removed === 0) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}

/** Shoppers may write a code in any case, and with spaces around it. */
async function findCoupon(store: Store, cart: Cart, couponCode: string): Promise<AppliedCoupon | undefined> {
  const CouponCode = couponCode.trim().toUpperCase();
  const coupon = await store.findOne('Coupon', { where: { CouponCode } });
  const promotion = coupon && (await store.get('Promotion', coupon.PromotionId));
  if (!promotion) return undefined;
  return {
    coupon,
    promotion,
    redeemedByBuyer: (await redemptionsOf(store, [coupon], cart.AccountId)).length,
  };
}

function refusal(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
