import type { Row } from '#mock/store/row.ts';

type Promotion = Row<'Promotion'>;

/** Why a coupon cannot be used at all, whatever the cart holds. */
export type CouponObstacle = 'unknown' | 'notYetValid' | 'expired' | 'redeemed' | 'usedByBuyer';

/** Whether a promotion is switched on and its time is now. */
export function isRunning({ IsActive, StartDate, EndDate }: Promotion, now: Date): boolean {
  return IsActive && !isBefore(now, StartDate) && !isOver(now, EndDate);
}

/** What keeps a coupon from being used in a store; undefined when nothing does. */
export function couponObstacle(
  { coupon, promotion, redeemedByBuyer }: AppliedCoupon,
  webStoreId: string,
  now: Date,
): CouponObstacle | undefined {
  if (coupon.Status !== 'Active' || !promotion.IsActive || promotion.WebStoreId__c !== webStoreId)
    return 'unknown';
  if (isOver(now, coupon.EndDateTime) || isOver(now, promotion.EndDate)) return 'expired';
  if (isBefore(now, coupon.StartDateTime) || isBefore(now, promotion.StartDate)) return 'notYetValid';
  const { RedemptionLimit__c: limit, RedemptionCount__c: count, RedemptionLimitPerBuyer__c: own } = coupon;
  if (own !== null && redeemedByBuyer >= own) return 'usedByBuyer';
  return limit !== null && count >= limit ? 'redeemed' : undefined;
}

export function isUsable(applied: AppliedCoupon, webStoreId: string, now: Date): boolean {
  return couponObstacle(applied, webStoreId, now) === undefined;
}

function isBefore(now: Date, start: string | null): boolean {
  return start !== null && now < new Date(start);
}

function isOver(now: Date, end: string | null): boolean {
  return end !== null && now >= new Date(end);
}

/** A coupon that is in a cart. */
export interface CartCoupon extends AppliedCoupon {
  /** Id of the record by which it is in the cart. */
  readonly cartCouponId: string;
}

/** A coupon with the promotion it leads to, as a cart would use it. */
export interface AppliedCoupon {
  readonly coupon: Row<'Coupon'>;
  readonly promotion: Promotion;
  /** How often the account has redeemed it with orders. */
  readonly redeemedByBuyer: number;
}
