import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { refuseWhileLocked } from '../carts/recalculation.ts';
import { lockRecord } from '../records/lock-record.ts';
import { type OpenCheckout, requireCheckout, requireFresh } from './find-checkout.ts';

/**
 * The account's open checkout, locked with its cart until the end of the request.
 *
 * @throws PlatformFault 404 when there is none, 409 while the cart is at work
 */
export async function lockCheckout(
  context: RequestContext,
  buyer: Buyer,
  checkoutId: string,
): Promise<OpenCheckout> {
  const { session, cart } = await requireCheckout(context, buyer, checkoutId);
  await lockRecord(context.store, 'WebCart', cart.Id);
  const checkout = await requireCheckout(context, buyer, session.Id);
  refuseWhileLocked(checkout.cart, context);
  return checkout;
}

/** The same, for writes that need the cart to be as it was when the checkout started; 410 otherwise. */
export async function lockFreshCheckout(
  context: RequestContext,
  buyer: Buyer,
  checkoutId: string,
): Promise<OpenCheckout> {
  const checkout = await lockCheckout(context, buyer, checkoutId);
  requireFresh(checkout, context);
  return checkout;
}
