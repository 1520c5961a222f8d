import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Buyer } from '../../buyers/buyer.ts';
import { recalculateIfDue } from '../../carts/recalculate.ts';
import { sendOrderMail } from '../../mails/order-mail.ts';
import { giveToOrder } from '../../payments/authorisations.ts';
import { redeemCoupons } from '../../promotions/redeem-coupons.ts';
import { changeRecord } from '../../records/change-record.ts';
import { lockRecord } from '../../records/lock-record.ts';
import { releaseReservations } from '../../reservations/reservation-records.ts';
import type { OpenCheckout } from '../find-checkout.ts';
import { type CheckoutView, loadCheckout } from '../load-checkout.ts';
import { lockFreshCheckout } from '../lock-checkout.ts';
import { type PlacementRefusal, placementRefusal } from '../placement-errors.ts';
import { createOrder } from './create-order.ts';
import { earlierOrderNumber } from './earlier-order.ts';
import { lockProducts, sellStock } from './sell-stock.ts';

type CheckoutOrder = components['schemas']['CheckoutOrder'];
type Refused = { readonly status: PlacementRefusal['status']; readonly body: CheckoutOrder };

/** Which checkout is to be ordered, and by which key the call can be recognised. */
export interface Placement {
  readonly checkoutId: string;
  readonly key: string | undefined;
}

/**
 * Turns a checkout into an order, at most once (SF-CHECKOUT-14): a repeated call for the same checkout or with the same
 * key answers the first order. The stock is taken, the cart closed; the account has no open cart afterwards.
 */
export async function placeOnce(
  context: RequestContext,
  buyer: Buyer,
  placement: Placement,
): Promise<Refused | { readonly status: 201; readonly body: CheckoutOrder }> {
  await lockRecord(context.store, 'Account', buyer.accountId);
  const earlier = await earlierOrderNumber(context.store, buyer, placement);
  if (earlier) return { status: 201, body: { orderReferenceNumber: earlier, errors: [] } };
  const found = await orderableCheckout(context, buyer, placement.checkoutId);
  if ('refused' in found) return found.refused;
  const orderReferenceNumber = await order(context, found, placement.key);
  return { status: 201, body: { orderReferenceNumber, errors: [] } };
}

/** A checkout that nothing keeps from being ordered now, or why it is refused. */
type Orderable = { readonly open: OpenCheckout; readonly checkout: CheckoutView };

/** Locks a checkout with its cart and products, counts every change so far, and looks whether it could be ordered. */
export async function orderableCheckout(
  context: RequestContext,
  buyer: Buyer,
  checkoutId: string,
): Promise<Orderable | { readonly refused: Refused }> {
  const open = await lockFreshCheckout(context, buyer, checkoutId);
  await lockProducts(context.store, open.cart.Id);
  const view = await recalculateIfDue(context, buyer, open.cart);
  const checkout = await loadCheckout(context, buyer, open.session, view);
  const refusal = placementRefusal(checkout, context);
  if (!refusal) return { open, checkout };
  return {
    refused: { status: refusal.status, body: { orderReferenceNumber: null, errors: [...refusal.errors] } },
  };
}

async function order(
  context: RequestContext,
  { open: { session, cart }, checkout }: Orderable,
  key: string | undefined,
): Promise<string | null> {
  const { store } = context;
  await sellStock(store, checkout.view.lines);
  await releaseReservations(context, cart.Id);
  const placed = await createOrder(context, checkout);
  await redeemCoupons(context, checkout.view, placed.Id);
  await giveToOrder(store, session, placed.Id);
  await changeRecord(store, 'CartCheckoutSession', session.Id, {
    State: 'Ordered',
    OrderId: placed.Id,
    IdempotencyKey__c: key ?? null,
    ProcessingUntil__c: null,
  });
  await changeRecord(store, 'WebCart', cart.Id, { Status: 'Closed', ProcessingUntil__c: null });
  await sendOrderMail(context, { shop: checkout.buyer.webStore.Name, order: placed });
  return placed.OrderReferenceNumber;
}
