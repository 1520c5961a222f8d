import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { voidAuthorisations } from '../payments/authorisations.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockCheckout } from './lock-checkout.ts';

/**
 * Gives the checkout up; the cart stays, open for changes again, and what was set aside to pay is freed (SF-
 * CHECKOUT-16).
 */
export const deleteCheckout: Handler<'deleteCheckout'> = async (input, context) => {
  const buyer = await requireCheckoutBuyer(context, input);
  const { session, cart } = await lockCheckout(context, buyer, input.path.checkoutId);
  await voidAuthorisations(context, session);
  await context.store.delete('CartCheckoutSession', session.Id);
  await changeRecord(context.store, 'WebCart', cart.Id, { Status: 'Active' });
  return { status: 204 };
};
