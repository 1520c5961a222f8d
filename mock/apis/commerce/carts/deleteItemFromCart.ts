import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { requireItem } from './find-item.ts';
import { lockCart } from './open-cart.ts';
import { noteCartChange } from './recalculation.ts';

/** Takes an item out of the cart (SF-ITEM-03). */
export const deleteItemFromCart: Handler<'deleteItemFromCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  const item = await requireItem(context.store, cart, input.path.cartItemId);
  await context.store.delete('CartItem', item.Id);
  await noteCartChange(context, cart);
  return { status: 204 };
};
