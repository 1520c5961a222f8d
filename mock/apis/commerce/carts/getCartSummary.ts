import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { cartSummaryAnswer } from './answers/cart-summary.ts';
import { requireCart } from './find-cart.ts';
import { settledCart } from './recalculate.ts';

/** The head of the cart, `Processing` until its totals are recalculated (SF-CART-01). */
export const getCartSummary: Handler<'getCartSummary'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await requireCart(context.store, buyer, input.path.cartStateOrId);
  const view = await settledCart(context, buyer, cart);
  return { status: 200, body: cartSummaryAnswer(view, context.language) };
};
