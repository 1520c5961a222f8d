import { deleteCart } from '#generated/commerce/client.gen.ts';
import { cloneCartLimits } from '#generated/commerce/constants.gen.ts';
import type { Platform } from '../platform.ts';
import type { CartSummary } from './cart.ts';
import type { CheckoutJourney } from './checkout.ts';
import type { Checkout } from './checkout-types.ts';
import type { VisitStorage } from './effective-account.ts';

const LINK_KEY = 'paymentLinkId';
const CHECKOUT_KEY = 'paymentLinkCheckoutId';

/** The payment link that this visit follows: the id of the copy that is to be paid (SF-CART-18). */
export const storedPaymentLink = (storage: VisitStorage): string | undefined =>
  storage.getItem(LINK_KEY) ?? undefined;

/** Keeps the payment link that a visit has begun with; until it is paid, a guest's cart is not preserved (SF-CART-07). */
export const rememberPaymentLink = (storage: VisitStorage, paymentLinkId: string): void =>
  storage.setItem(LINK_KEY, paymentLinkId);

/** Lets go of the payment link, as for a checkout of the own cart. */
export function forgetPaymentLink(storage: VisitStorage): void {
  storage.removeItem(LINK_KEY);
  storage.removeItem(CHECKOUT_KEY);
}

/** A checkout of the copy behind a payment link. */
export interface LinkedCheckout {
  paymentLinkId: string;
  checkoutId: string;
}

/** The checkout that was started from the payment link of this visit, if any. */
export function linkedCheckout(storage: VisitStorage): LinkedCheckout | undefined {
  const paymentLinkId = storedPaymentLink(storage);
  const checkoutId = storage.getItem(CHECKOUT_KEY);
  return paymentLinkId && checkoutId ? { paymentLinkId, checkoutId } : undefined;
}

const [PAY_NOW_READ_ONLY] = cloneCartLimits.targetType.enum;

/** Whether a cart is the copy behind a payment link; versions that tell no type have such copies beside the main cart. */
export const isPaymentLink = ({ type, isSecondary }: Pick<CartSummary, 'type' | 'isSecondary'>): boolean =>
  type === undefined || type === null ? isSecondary === true : type === PAY_NOW_READ_ONLY;

/** Withdraws a payment link: the copy behind it is gone, and so is its checkout (SF-CART-25). */
export async function withdrawPaymentLink(platform: Platform, paymentLinkId: string): Promise<void> {
  await platform.write(deleteCart, { path: { cartStateOrId: paymentLinkId } });
}

interface Following {
  paymentLinkId: string;
  storage: VisitStorage;
}

/** Starts the checkout of the copy behind a link, and keeps it for the visit (SF-CART-18). */
export async function followPaymentLink(
  journey: Pick<CheckoutJourney, 'start' | 'events'>,
  { paymentLinkId, storage }: Following,
): Promise<Checkout> {
  rememberPaymentLink(storage, paymentLinkId);
  const checkout = await journey.start({ cartId: paymentLinkId });
  storage.setItem(CHECKOUT_KEY, checkout.checkoutId);
  forgetOnceOrdered(journey, storage);
  return checkout;
}

/** Lets go of the payment link of the visit once the journey has placed its order. */
export function forgetOnceOrdered(journey: Pick<CheckoutJourney, 'events'>, storage: VisitStorage): void {
  const stop = journey.events.on('orderPlaced', () => {
    forgetPaymentLink(storage);
    stop();
  });
}
