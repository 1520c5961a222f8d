import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { settledCart } from '../carts/recalculate.ts';
import { checkoutAnswer } from './answers/checkout.ts';
import { requireCheckout, requireFresh } from './find-checkout.ts';
import { loadCheckout, readStatus } from './load-checkout.ts';

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
