import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { settledCart } from '../carts/recalculate.ts';
import { voidAuthorisations } from '../payments/authorisations.ts';
import { changeRecord } from '../records/change-record.ts';
import { checkoutAnswer } from './answers/checkout.ts';
import { requireCheckout, requireFresh } from './find-checkout.ts';
import { loadCheckout, readStatus } from './load-checkout.ts';
import { lockCheckout } from './lock-checkout.ts';

/**
 * The open checkout: 202 under way, 200 ready, 422 ready but with errors, 410 once the cart has changed (SF-
 * CHECKOUT-03, SF-CHECKOUT-13).
 */
export const getCheckout: Handler<'getCheckout'> = async (input, context) => {
  const buyer = await requireCheckoutBuyer(context, input);
  const found = await requireCheckout(context, buyer, input.path.checkoutId);
  requireFresh(found, context);
  const view = await settledCart(context, buyer, found.cart);
  const checkout = await loadCheckout(context, buyer, found.session, view);
  const status = readStatus(checkout, context);
  return { status, body: checkoutAnswer(checkout, status, context.language) };
};

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
