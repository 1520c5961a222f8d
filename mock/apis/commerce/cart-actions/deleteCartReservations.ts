import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { lockCart } from '../carts/open-cart.ts';
import { releaseReservations } from '../reservations/reservations.ts';

/** Frees the stock that is kept for the cart; without a reservation there is nothing to free. */
export const deleteCartReservations: Handler<'deleteCartReservations'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  await releaseReservations(context.store, cart.Id);
  return { status: 204 };
};
