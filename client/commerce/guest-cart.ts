import { preserveCart } from '#generated/commerce/client.gen.ts';
import { PlatformError } from '../errors/index.ts';
import type { Data } from '../operation.ts';
import type { Cart, CartSummary } from './cart.ts';
import type { VisitStorage } from './effective-account.ts';
import { storedPaymentLink } from './payment-link.ts';
import type { Session } from './session.ts';

type CartPreservation = Data<'preserveCart'>;

const CART_KEY = 'guestCartId';

interface Preservation {
  storage: VisitStorage;
  session: Pick<Session, 'isGuest'>;
  /** The visit follows a link to pay for a cart; then the guest's cart is left alone. Default: the link kept for the visit. */
  paymentLinkId?: string | undefined;
  /** Takes the warning about a cart that could not be preserved. Default: the console. */
  warn?: (message: string, error: PlatformError) => void;
}

/** Keeps the id of a guest's cart, so that it can be preserved after login (SF-CART-06). */
export function rememberGuestCart(
  storage: VisitStorage,
  session: Pick<Session, 'isGuest'>,
  summary: Pick<CartSummary, 'cartId'> | null,
): void {
  if (!session.isGuest) return;
  if (summary) storage.setItem(CART_KEY, summary.cartId);
  else storage.removeItem(CART_KEY);
}

/** Whether this visitor has begun a cart as a guest. */
export const hasGuestCart = (storage: VisitStorage): boolean => storage.getItem(CART_KEY) !== null;

/**
 * Merges the cart of the guest that the buyer was until login: once, since the id is forgotten before the call, and not
 * while a payment link is followed. A failure only leaves a warning (SF-CART-07, SF-CART-08).
 */
export async function preserveGuestCart(
  cart: Pick<Cart, 'preserve'>,
  { storage, session, paymentLinkId = storedPaymentLink(storage), warn = console.warn }: Preservation,
): Promise<CartPreservation | undefined> {
  const cartId = storage.getItem(CART_KEY);
  if (session.isGuest || paymentLinkId || !cartId) return undefined;
  storage.removeItem(CART_KEY);
  try {
    return await cart.preserve(cartId);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    warn(`${preserveCart.operationId} failed: the guest's cart is not merged.`, error);
    return undefined;
  }
}
