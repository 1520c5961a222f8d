import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { cartItemAnswer } from './answers/cart-item.ts';
import { requireItem } from './find-item.ts';
import { lockCart } from './open-cart.ts';
import { changeQuantity } from './put-into-cart.ts';
import { noteCartChange } from './recalculation.ts';

interface QuantityChange {
  readonly cartStateOrId: string;
  readonly cartItemId: string;
  readonly quantity: string | number;
}

/** Sets the quantity of an item of the account's cart; 404 for items of other carts, 400 where a rule refuses it. */
export async function setQuantity(
  context: RequestContext,
  buyer: Buyer,
  { cartStateOrId, cartItemId, quantity }: QuantityChange,
): Promise<components['schemas']['CartItem']> {
  const cart = await lockCart(context, buyer, cartStateOrId);
  const item = await requireItem(context.store, cart, cartItemId);
  const line = await changeQuantity(context, buyer, item, quantity);
  await noteCartChange(context, cart);
  return cartItemAnswer({ cart, adjustments: [] }, line, context);
}
