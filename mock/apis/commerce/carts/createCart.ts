import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { cartSummaryAnswer } from './answers/cart-summary.ts';
import { loadCart } from './load-cart.ts';
import { openCart } from './open-cart.ts';

/** Opens the account's cart, or answers the one that is open (SF-CART-20). */
export const createCart: Handler<'createCart'> = async (input, context) => {
  const { buyer, headers } = await requireCartOpener(context, input);
  const { cart, isNew } = await openCart(context, buyer, input.path.cartStateOrId);
  const body = cartSummaryAnswer(await loadCart(context, cart), context.language);
  return isNew ? { status: 201, headers, body } : { status: 200, body };
};
