import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { placeOnce } from './order/place-once.ts';

/** Turns the checkout into an order, at most once (SF-CHECKOUT-14). */
export const placeOrder: Handler<'placeOrder'> = async ({ path, query, headers }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  return placeOnce(context, buyer, { checkoutId: path.checkoutId, key: headers['Idempotency-Key'] });
};
