import type { Handler, RequestContext } from '#mock/dispatch/handler.ts';
import { type Buyer, requireCheckoutBuyer } from '../buyers/buyer.ts';
import { recalculateIfDue } from '../carts/recalculate.ts';
import { redeemCoupons } from '../promotions/redeem-coupons.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { releaseReservations } from '../reservations/reservations.ts';
import { loadCheckout } from './load-checkout.ts';
import { lockFreshCheckout } from './lock-checkout.ts';
import { createOrder } from './order/create-order.ts';
import { earlierOrderNumber } from './order/earlier-order.ts';
import { lockProducts, sellStock } from './order/sell-stock.ts';
import { placementRefusal } from './placement-errors.ts';

/**
 * Turns the checkout into an order, at most once (storefront.md §4): a repeated call for the same checkout or with the
 * same key answers the first order. The stock is taken, the cart closed; the account has no open cart afterwards.
 */
export const placeOrder: Handler<'placeOrder'> = async ({ path, query, headers }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  await lockRecord(context.store, 'Account', buyer.accountId);
  const key = headers['Idempotency-Key'];
  const earlier = await earlierOrderNumber(context.store, buyer, { checkoutId: path.checkoutId, key });
  if (earlier) return { status: 201, body: { orderReferenceNumber: earlier, errors: [] } };
  return orderCheckout(context, buyer, path.checkoutId, key);
};

async function orderCheckout(
  context: RequestContext,
  buyer: Buyer,
  checkoutId: string,
  key: string | undefined,
) {
  const { store, language } = context;
  const { session, cart } = await lockFreshCheckout(context, buyer, checkoutId);
  await lockProducts(store, cart.Id);
  const checkout = await loadCheckout(context, buyer, session, await recalculateIfDue(context, buyer, cart));
  const refusal = placementRefusal(checkout, language);
  if (refusal)
    return { status: refusal.status, body: { orderReferenceNumber: null, errors: [...refusal.errors] } };
  await sellStock(store, checkout.view.lines);
  await redeemCoupons(store, checkout.view);
  await releaseReservations(store, cart.Id);
  const order = await createOrder(context, checkout);
  await changeRecord(store, 'CartCheckoutSession', session.Id, {
    State: 'Ordered',
    OrderId: order.Id,
    IdempotencyKey__c: key ?? null,
    ProcessingUntil__c: null,
  });
  await changeRecord(store, 'WebCart', cart.Id, { Status: 'Closed', ProcessingUntil__c: null });
  return { status: 201 as const, body: { orderReferenceNumber: order.OrderReferenceNumber, errors: [] } };
}
