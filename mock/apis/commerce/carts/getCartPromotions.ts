import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { promotionCollection } from '../promotions/cart-promotions.ts';
import { requireCart } from './find-cart.ts';
import { settledCart } from './recalculate.ts';

/** The promotions that the cart benefits from. */
export const getCartPromotions: Handler<'getCartPromotions'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await requireCart(context.store, buyer, path.cartStateOrId);
  return { status: 200, body: promotionCollection(await settledCart(context, buyer, cart)) };
};
