import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { setQuantity } from '../carts/set-quantity.ts';

/** Changes the quantity of an item of the current cart (SF-ITEM-05). */
export const updateWebRuntimeCartItem: Handler<'updateWebRuntimeCartItem'> = async (
  { path, query, body },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query });
  const change = { cartStateOrId: 'current', cartItemId: path.cartItemId, quantity: body.quantity };
  return { status: 200, body: await setQuantity(context, buyer, change) };
};
