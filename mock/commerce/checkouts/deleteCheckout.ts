import type { Handler } from '#mock/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockCheckout } from './lock-checkout.ts';

/** Gives the checkout up; the cart stays and is open for changes again (storefront.md §4). */
export const deleteCheckout: Handler<'deleteCheckout'> = async (input, context) => {
  const buyer = await requireCheckoutBuyer(context, input);
  const { session, cart } = await lockCheckout(context, buyer, input.path.checkoutId);
  await context.store.delete('CartCheckoutSession', session.Id);
  await changeRecord(context.store, 'WebCart', cart.Id, { Status: 'Active' });
  return { status: 204 };
};
