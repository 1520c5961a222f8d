import { redirect } from 'react-router';
import { type CheckoutJourney, createCheckout } from '#client/commerce/checkout.ts';
import { completeCheckout } from '#client/commerce/complete-checkout.ts';
import { forgetOnceOrdered, forgetPaymentLink, linkedCheckout } from '#client/commerce/payment-link.ts';
import { CommerceError, FetchError } from '#client/errors/index.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import { localisedPath } from '../../i18n/languages.ts';
import { requireCheckout } from '../../platform/require-buyer.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { forgetCreated } from '../payment-link/created-links.ts';
import {
  type CheckoutStep,
  type CheckoutView,
  isReachable,
  openStep,
  toCheckoutView,
} from './checkout-view.ts';

/**
 * The checkout of the visitor, or the one started from the payment link of the visit; it is not read where the platform
 * could not say who asks.
 */
export function checkoutOf({ platform, sessionIsUnknown, visit }: Shop): CheckoutJourney {
  const linked = linkedCheckout(visit);
  const journey = createCheckout(platform, {
    isSessionLoaded: () => !sessionIsUnknown,
    checkoutId: linked?.checkoutId,
  });
  forgetOnceOrdered(journey, visit);
  if (linked) journey.events.on('orderPlaced', () => forgetCreated(visit, linked.paymentLinkId));
  return journey;
}

/** The open checkout; without one the visitor is sent to the cart, or to the payment link that is followed. */
export async function readCheckout(shop: Shop, request: Request): Promise<CheckoutView> {
  requireCheckout(shop, request);
  const link = linkedCheckout(shop.visit)?.paymentLinkId;
  let cart = '/cart';
  try {
    const checkout = await checkoutOf(shop).load();
    if (checkout)
      return toCheckoutView(await completeCheckout(shop.platform, checkout, link), {
        isFixed: link !== undefined,
        hasMethods: shop.applicationContext?.checkoutSettings?.shippingMethodsEnabled !== false,
      });
  } catch (error) {
    if (!isGone(error)) throw error;
    if (error instanceof FetchError && error.status === 410) cart = '/cart?failed=checkoutGone';
  }
  if (link) forgetPaymentLink(shop.visit);
  throw redirect(localisedPath(link ? `/pay/${link}` : cart, shop.language));
}

/** The open checkout, if this step may be shown; else the visitor is sent to the first open step. */
export async function readStep(shop: Shop, request: Request, step: CheckoutStep): Promise<CheckoutView> {
  const checkout = await readCheckout(shop, request);
  if (isReachable(step, checkout)) return checkout;
  const open = openStep(checkout);
  // A payment for another total does not count any more; who was about to order is told so.
  const told = step === 'review' && open === 'payment' ? '?failed=payFirst' : '';
  throw redirect(localisedPath(`/checkout/${open}${told}`, shop.language));
}

/** Carries a change out and goes on to the next step, or answers why not. */
export async function goOn(
  shop: Shop,
  change: () => Promise<unknown>,
  next: string,
): Promise<{ failure: CallFailure } | Response> {
  try {
    await change();
  } catch (error) {
    if (isGone(error)) return redirect(localisedPath('/cart?failed=checkoutGone', shop.language));
    return { failure: callFailure(error) };
  }
  return redirect(localisedPath(next, shop.language));
}

/** No checkout is open any more, or the cart has changed since it was started. */
function isGone(error: unknown): boolean {
  if (error instanceof CommerceError)
    return error.code === 'SSR_FAST_CHECKOUT' || error.code === 'NULL_CHECKOUTID';
  return error instanceof FetchError && (error.status === 404 || error.status === 410);
}
