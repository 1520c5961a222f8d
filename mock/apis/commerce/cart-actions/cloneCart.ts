import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { cartSummaryAnswer } from '../carts/answers/cart-summary.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadCart } from '../carts/load-cart.ts';
import { lockCart, refuseManyCarts } from '../carts/open-cart.ts';
import { recalculateIfDue } from '../carts/recalculate.ts';
import { once } from '../idempotency/once.ts';
import { handOverReservations } from '../reservations/reservation-records.ts';
import { copyCart } from './copy-cart.ts';

/**
 * Copies the cart with the amounts of now, beside the buyer's own cart and never to be changed (SF-CART-18). Stock
 * that is kept for the cart is kept for the copy from then on, so that it can be paid.
 */
export const cloneCart: Handler<'cloneCart'> = once(async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  if ((body?.targetType ?? query.targetType) === undefined)
    throw new PlatformFault(400, 'REQUIRED_FIELD_MISSING', 'Name a targetType.');
  const asked = query.targetEffectiveAccountId ?? query.effectiveAccountId;
  const target = await requireBuyer(context, {
    path,
    query: asked === undefined ? {} : { effectiveAccountId: asked },
  });
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  requireSameCart(cart, body?.cartId);
  await refuseManyCarts(context, target);
  const copy = await copyCart(context.store, await recalculateIfDue(context, buyer, cart), target);
  await handOverReservations(context.store, cart.Id, copy.Id);
  return { status: 201, body: cartSummaryAnswer(await loadCart(context, copy), context.language) };
});

function requireSameCart(cart: Cart, named: string | undefined): void {
  if (named === undefined || toLongId(named) === cart.Id) return;
  throw new PlatformFault(400, 'INVALID_CART', 'The body names another cart than the path.');
}
