import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { cartSummaryAnswer } from '../../carts/answers/cart-summary.ts';
import { couponAnswer } from '../../carts/answers/coupon.ts';
import { deliveryGroupAnswer } from '../../delivery-groups/answers/delivery-group.ts';
import { contactAnswer } from '../contact-info.ts';
import type { Session } from '../find-checkout.ts';
import type { CheckoutView } from '../load-checkout.ts';
import { isConsentRequired, isPhoneNumberRequired } from '../medicine-rules.ts';
import { paymentAnswer } from './payment.ts';

type Schemas = components['schemas'];

/** A checkout as it is answered; groups without items are left out (SF-DELIVERY-01). */
export function checkoutAnswer(
  checkout: CheckoutView,
  checkoutStatus: number,
  language: Language,
): Schemas['Checkout'] {
  const { session, view, buyer, groups, errors } = checkout;
  const items = groups
    .map((group) => deliveryGroupAnswer(group, checkout))
    .filter((group) => group.totalCartItemCount !== 0);
  return {
    checkoutId: session.Id,
    checkoutStatus,
    statusCode: String(checkoutStatus),
    orderReferenceNumber: null,
    cartSummary: cartSummaryAnswer(view, language),
    deliveryGroups: { items, count: items.length },
    errors: [...errors],
    coupons: view.coupons.map(couponAnswer),
    contactInfo: contactAnswer(session),
    payment: paymentAnswer(session, view.cart),
    shopperConsent: consentAnswer(session),
    isShopperConsentRequired: isConsentRequired(view.lines, buyer.webStore),
    isPhoneNumberRequired: isPhoneNumberRequired(view.lines),
  };
}

function consentAnswer(session: Session): Schemas['ShopperConsentRecord'] | null {
  const { HealthDataConsentAt__c: givenDate, HealthDataConsentVersion__c: version } = session;
  if (givenDate === null || version === null) return null;
  return { purpose: checkoutsConstants.healthDataConsentPurpose, version, givenDate };
}
