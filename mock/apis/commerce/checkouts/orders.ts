import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { orderableCheckout, placeOnce } from './order/place-once.ts';

/** Turns the checkout into an order, at most once (SF-CHECKOUT-14). */
export const placeOrder: Handler<'placeOrder'> = async ({ path, query, headers }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  return placeOnce(context, buyer, { checkoutId: path.checkoutId, key: headers['Idempotency-Key'] });
};

/** Says whether the order could be placed (`prepare`), or places it once (`submit`; SF-CHECKOUT-15). */
export const performOrderAction: Handler<'performOrderAction'> = async ({ path, query, body }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const { checkoutId } = path;
  if (body.action === 'submit') {
    return placeOnce(context, buyer, { checkoutId, key: body.parameters?.idempotencyKey });
  }
  const found = await orderableCheckout(context, buyer, checkoutId);
  if ('refused' in found) return found.refused;
  return { status: 200, body: { orderReferenceNumber: null, errors: [] } };
};
