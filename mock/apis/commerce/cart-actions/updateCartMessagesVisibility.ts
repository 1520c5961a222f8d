import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { lockCart } from '../carts/open-cart.ts';
import { changeRecord } from '../records/change-record.ts';

/** Hides the messages about the cart and its items until the cart changes, or shows them again (PF-CART-23). */
export const updateCartMessagesVisibility: Handler<'updateCartMessagesVisibility'> = async (
  { path, query, body: { visibility } },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  await changeRecord(context.store, 'WebCart', cart.Id, { MessagesHidden__c: !visibility });
  return { status: 200, body: { visibility } };
};
