import { getCart } from '#generated/commerce/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { ApplicationContext } from './application-context.ts';
import type { CartState, CartSummary } from './cart.ts';

export interface CartStatus extends CartState {
  isReadyForCheckout: boolean;
  isCartAllowed: boolean;
  isCheckoutAllowed: boolean;
}

interface Visitor {
  readonly isGuest: boolean;
  readonly isPreview?: boolean;
}

type GuestFlags = Partial<
  Pick<ApplicationContext, 'guestCartEnabled' | 'guestCheckoutEnabled' | 'guestCartCheckoutEnabled'>
>;

/**
 * What can be done with the cart now. Guests may hold a cart and check out only where the application context
 * enables it; for signed-in buyers both count as enabled (SF-SESSION-10, SF-SESSION-11).
 */
export function cartStatus(
  state: CartState,
  summary: CartSummary | null,
  session: Visitor,
  flags: GuestFlags,
): CartStatus {
  const abilities = shopperAbilities(session, flags);
  return {
    ...state,
    ...abilities,
    isReadyForCheckout: abilities.isCheckoutAllowed && !state.isProcessing && isOrderable(summary),
  };
}

/**
 * Whether a shopper may hold a cart and check out: guests as the store's flags say, buyers always, nobody in a preview
 * (SF-SESSION-08, SF-SESSION-10, SF-SESSION-11).
 */
export function shopperAbilities(
  { isGuest, isPreview = false }: Visitor,
  flags: GuestFlags,
): Pick<CartStatus, 'isCartAllowed' | 'isCheckoutAllowed'> {
  const isCartAllowed = isGuest ? flags.guestCartEnabled === true : !isPreview;
  return { isCartAllowed, isCheckoutAllowed: isCartAllowed && (!isGuest || guestsCheckOut(flags)) };
}

/** Some platforms say apart whether the cart of a guest may be checked out; where one does not, that of the checkout counts. */
function guestsCheckOut({ guestCheckoutEnabled, guestCartCheckoutEnabled = true }: GuestFlags): boolean {
  return guestCheckoutEnabled === true && guestCartCheckoutEnabled;
}

function isOrderable(summary: CartSummary | null): boolean {
  if (!summary || summary.asyncOperationStatus === 'Processing') return false;
  return summary.uniqueProductCount > 0 && !hasErrors(summary);
}

/** Whether a cart or an item has errors; where the platform leaves the answer open, its messages tell. */
export function hasErrors({ messagesSummary }: Pick<CartSummary, 'messagesSummary'>): boolean {
  const { hasErrors: said, limitedMessages } = messagesSummary;
  return said ?? limitedMessages.some(({ severity }) => severity === 'Error');
}

/**
 * Stops a checkout of a cart with errors.
 *
 * @throws CommerceError CART_VALIDATION_ERROR with the cart's own first message
 */
export function requireValidCart(summary: Pick<CartSummary, 'messagesSummary'>): void {
  if (!hasErrors(summary)) return;
  const message = summary.messagesSummary.limitedMessages.find(
    ({ severity }) => severity === 'Error',
  )?.message;
  throw new CommerceError('CART_VALIDATION_ERROR', { operationId: getCart.operationId, message });
}
