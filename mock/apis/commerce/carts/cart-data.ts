import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { type ItemPage, itemCollection } from './answers/cart-item-collection.ts';
import { loadCart } from './load-cart.ts';

type CartItem = components['schemas']['CartItem'];

/** The answer of a write of an item, with a page of its cart where that was asked for (PF-CART-13). */
export async function withCartData(
  context: RequestContext,
  item: CartItem,
  page: ItemPage | false | undefined,
): Promise<CartItem> {
  if (!page) return item;
  const cart = await context.store.get('WebCart', item.cartId);
  if (!cart) throw new Error(`The cart ${item.cartId} vanished while it was being changed.`);
  return { ...item, cartData: itemCollection(await loadCart(context, cart), page) };
}
