import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { setQuantity } from './set-quantity.ts';

/** Changes the quantity of an item (SF-ITEM-03). */
export const updateItemInCart: Handler<'updateItemInCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  return {
    status: 200,
    body: await setQuantity(context, buyer, { ...input.path, quantity: input.body.quantity }),
  };
};
