import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import type { Language, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { messages } from '../messages/messages.ts';
import { hasPayment, isPaid } from '../payments/paid-amount.ts';
import { COUPON_CODES } from '../promotions/apply-coupon.ts';
import { effectiveCoupons } from '../promotions/redeem-coupons.ts';
import { couponObstacle } from '../promotions/validity.ts';
import type { CheckoutError } from './checkout-errors.ts';
import type { CheckoutView } from './load-checkout.ts';
import { isConsentRequired, isPhoneNumberRequired } from './medicine-rules.ts';

const { checkoutErrorType, shippingErrorType, paymentErrorType } = checkoutsConstants;

/** Why a checkout is not ordered, with the status that says so. */
export interface PlacementRefusal {
  /** 422 for what the checkout lacks or cannot deliver, 412 for what the buyer or guest has yet to tell. */
  readonly status: 412 | 422;
  readonly errors: readonly CheckoutError[];
}

/** What keeps a checkout from becoming an order; undefined when nothing does. Stock and items speak first. */
export function placementRefusal(
  checkout: CheckoutView,
  { now, language }: Pick<RequestContext, 'now' | 'language'>,
): PlacementRefusal | undefined {
  const lacking = [
    ...checkout.errors,
    ...couponErrors(checkout, now, language),
    ...deliveryErrors(checkout, language),
    ...paymentErrors(checkout, language),
  ];
  if (lacking.length > 0) return { status: 422, errors: lacking };
  const untold = adviceErrors(checkout, language);
  return untold.length > 0 ? { status: 412, errors: untold } : undefined;
}

/** A coupon that the total counts, but that cannot be redeemed any more. */
function couponErrors({ view, buyer }: CheckoutView, now: Date, language: Language): CheckoutError[] {
  const effective = effectiveCoupons(view).map(({ Id }) => Id);
  return view.coupons
    .filter(({ coupon }) => effective.includes(coupon.Id))
    .flatMap((applied) => {
      const obstacle = couponObstacle(applied, buyer.webStore.Id, now);
      if (!obstacle) return [];
      const detail = messages[language].couponRefused[obstacle]();
      return [error(checkoutErrorType, COUPON_CODES[obstacle], detail)];
    });
}

function deliveryErrors({ groups, methods, view }: CheckoutView, language: Language): CheckoutError[] {
  const say = messages[language];
  const used = groups.filter(({ Id }) => view.lines.some(({ item }) => item.CartDeliveryGroupId === Id));
  return used.flatMap((group) => [
    ...(group.DeliverToStreet === null
      ? [error(shippingErrorType, 'DELIVERY_ADDRESS_REQUIRED', say.deliveryAddressMissing())]
      : []),
    ...(methods.some(({ Id }) => Id === group.OrderDeliveryMethodId)
      ? []
      : [error(shippingErrorType, 'DELIVERY_METHOD_REQUIRED', say.deliveryMethodMissing())]),
  ]);
}

function paymentErrors({ session, view }: CheckoutView, language: Language): CheckoutError[] {
  const say = messages[language];
  if (!hasPayment(session)) return [error(paymentErrorType, 'PAYMENT_REQUIRED', say.paymentMissing())];
  if (isPaid(session, view.cart)) return [];
  return [error(paymentErrorType, 'PAYMENT_AMOUNT_CHANGED', say.paymentAmountChanged())];
}

function adviceErrors({ view, groups, session, buyer }: CheckoutView, language: Language): CheckoutError[] {
  const say = messages[language];
  const numbers = [
    session.ContactPhoneNumber__c,
    ...groups.map(({ ShipToPhoneNumber }) => ShipToPhoneNumber),
  ];
  const hasPhone = numbers.some(Boolean);
  const errors: CheckoutError[] = [];
  if (buyer.isGuest && session.ContactEmail__c === null) {
    errors.push(untold('contactInfo.email', 'CONTACT_EMAIL_REQUIRED', say.contactEmailMissing()));
  }
  if (isPhoneNumberRequired(view.lines) && !hasPhone) {
    errors.push(untold('shipToPhoneNumber', 'PHONE_NUMBER_REQUIRED', say.phoneNumberMissing()));
  }
  if (isConsentRequired(view.lines, buyer.webStore) && session.HealthDataConsentAt__c === null) {
    errors.push(untold('shopperConsent', 'SHOPPER_CONSENT_REQUIRED', say.consentMissing()));
  }
  return errors;
}

/** The error of a value that the buyer has yet to give, by its path in `updateCheckout`. */
function untold(name: string, title: string, detail: string): CheckoutError {
  return { ...error(checkoutErrorType, title, detail), invalidParameters: [{ name, detail }] };
}

function error(type: string, title: string, detail: string): CheckoutError {
  return { type, title, detail };
}
