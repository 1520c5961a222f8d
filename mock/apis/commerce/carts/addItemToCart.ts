import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { once } from '../idempotency/once.ts';
import { cartItemAnswer } from './answers/cart-item.ts';
import { openCart } from './open-cart.ts';
import { putIntoCart } from './put-into-cart.ts';
import { noteCartChange } from './recalculation.ts';

/** Puts a product into the cart; more of one that is there raises its quantity (SF-ITEM-01). */
export const addItemToCart: Handler<'addItemToCart'> = once(async (input, context) => {
  const { buyer, headers } = await requireCartOpener(context, input);
  const { cart } = await openCart(context, buyer, input.path.cartStateOrId);
  const line = await putIntoCart(context, buyer, cart, input.body);
  await noteCartChange(context, cart);
  return { status: 201, headers, body: cartItemAnswer(line, context) };
});
