import { getCartItems } from '#generated/commerce/client.gen.ts';
import { isNotFound } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import type { CartItemPage } from './cart.ts';
import type { CheckoutJourney } from './checkout.ts';
import type { Checkout } from './checkout-types.ts';
import type { VisitStorage } from './effective-account.ts';

const LINK_KEY = 'paymentLinkId';

/** The payment link that this visit follows: the id of the copy that is to be paid (SF-CART-18). */
export const storedPaymentLink = (storage: VisitStorage): string | undefined =>
  storage.getItem(LINK_KEY) ?? undefined;

/** Keeps the payment link that a visit has begun with; until it is paid, a guest's cart is not preserved. */
export const rememberPaymentLink = (storage: VisitStorage, paymentLinkId: string): void =>
  storage.setItem(LINK_KEY, paymentLinkId);

/**
 * What is to be paid by a link; null for a link that leads nowhere, or that was made for another account.
 *
 * @public SF-CART-18, client library only
 */
export async function readPaymentLink(
  platform: Platform,
  paymentLinkId: string,
): Promise<CartItemPage | null> {
  try {
    return await platform.read(getCartItems, { path: { cartStateOrId: paymentLinkId } });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

interface Following {
  paymentLinkId: string;
  storage: VisitStorage;
}

/**
 * Starts the checkout of the copy behind a link. Once it is ordered, the link is forgotten.
 *
 * @public SF-CART-07, SF-CART-18, client library only
 */
export async function followPaymentLink(
  journey: Pick<CheckoutJourney, 'start' | 'events'>,
  { paymentLinkId, storage }: Following,
): Promise<Checkout> {
  rememberPaymentLink(storage, paymentLinkId);
  const checkout = await journey.start({ cartId: paymentLinkId });
  const stop = journey.events.on('orderPlaced', () => {
    storage.removeItem(LINK_KEY);
    stop();
  });
  return checkout;
}
