import type { Handler } from '#mock/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { lockCart } from './open-cart.ts';

/** Throws the cart away; its items, groups and open checkout go with it. */
export const deleteCart: Handler<'deleteCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  await context.store.delete('WebCart', cart.Id);
  return { status: 204 };
};
