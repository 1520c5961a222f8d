import { redirectDocument } from 'react-router';
import { type Address, readAddresses } from '#client/commerce/addresses.ts';
import type { PaymentRequest } from '#client/commerce/checkout.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { localisedPath } from '../../i18n/languages.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { billingAddressOf } from './billing-address.ts';
import { checkoutOf, goOn } from './checkout.server.ts';
import type { CheckoutView } from './checkout-view.ts';
import { type ConfirmationPage, confirmationPage } from './confirmation-page.ts';
import { billingOf, type PaymentForm, paymentRequest } from './payment-form.ts';
import { providerOf } from './payment-means.server.ts';
import { forgetPending, keepPending, newState } from './pending-payment.server.ts';
import { declinedReasons } from './placement-failure.server.ts';

/** Why a payment did not go through. */
export interface PaymentOutcome {
  /** What the bank says to the buyer. */
  declined: string[];
  failure: CallFailure | undefined;
}

/**
 * Notes how the order is paid and leads on: to the review, or to the page on which the payment is confirmed first, from
 * which the buyer comes back with a state that belongs to this visit (SF-PAYMENT-04).
 *
 * @param isConfirmed the buyer comes back from that page
 */
export async function pay(
  shop: Shop,
  checkout: CheckoutView,
  form: PaymentForm,
  { isConfirmed = false } = {},
): Promise<PaymentOutcome | Response> {
  const state = newState();
  const billing = billingOf(form, await billingAddresses(shop), checkout.address);
  const payment = paymentRequest(form, billingAddressOf(billing), {
    provider: providerOf(shop),
    returnUrl: shop.hasPaymentPages() ? returnUrl(shop, state) : undefined,
    isConfirmed,
  });
  const { outcome, refusal } = await note(shop, payment);
  const page = confirmationPage(refusal);
  if (page) return leadTo(shop, page, { checkoutId: checkout.id, form, state });
  if (outcome instanceof Response) forgetPending(shop);
  if (outcome instanceof Response) return outcome;
  const declined = declinedReasons(refusal);
  return { declined, failure: declined.length > 0 ? undefined : outcome.failure };
}

async function note(shop: Shop, payment: PaymentRequest) {
  let refusal: unknown;
  const send = () =>
    checkoutOf(shop)
      .pay(payment)
      .catch((error) => {
        refusal = error;
        throw error;
      });
  return { outcome: await goOn(shop, send, '/checkout/review'), refusal };
}

function leadTo(
  shop: Shop,
  { redirectUrl, paymentToken }: ConfirmationPage,
  { checkoutId, form, state }: { checkoutId: string; form: PaymentForm; state: string },
): Response {
  keepPending(shop, { checkoutId, form: { ...form, token: paymentToken ?? form.token }, state });
  return redirectDocument(redirectUrl);
}

function returnUrl({ settings, language }: Shop, state: string): string {
  return `${settings.sitePath}${localisedPath('/checkout/payment-return', language)}?state=${state}`;
}

/** The addresses to which a buyer has bills sent. */
export async function billingAddresses({ platform, session }: Shop): Promise<Address[]> {
  return session.isGuest ? [] : readAddresses(platform, session, { addressType: ['Billing'] });
}
