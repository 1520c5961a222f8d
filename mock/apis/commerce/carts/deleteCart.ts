import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { findOpenSession } from '../checkouts/find-checkout.ts';
import { voidAuthorisations } from '../payments/authorisations.ts';
import { lockCart } from './open-cart.ts';

/** Throws the cart away; its items, groups and open checkout go with it, and what was set aside to pay is freed. */
export const deleteCart: Handler<'deleteCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  const session = await findOpenSession(context.store, cart);
  if (session) await voidAuthorisations(context, session);
  await context.store.delete('WebCart', cart.Id);
  return { status: 204 };
};
