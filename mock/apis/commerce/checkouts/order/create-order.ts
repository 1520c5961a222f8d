import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { groupFees } from '../../delivery-groups/group-fees.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { CheckoutView } from '../load-checkout.ts';
import {
  deliveryChargeRecord,
  deliveryGroupRecord,
  lineTotals,
  orderItemRecord,
  orderRecord,
  totals,
} from './order-records.ts';

/** Writes the order with its lines, and the order summary that buyers and support staff look at. */
export async function createOrder(context: RequestContext, checkout: CheckoutView): Promise<Row<'Order'>> {
  const { store, now } = context;
  const draft = await store.insert('Order', orderRecord(checkout, context));
  const order = await changeRecord(store, 'Order', draft.Id, {
    OrderReferenceNumber: referenceNumber(draft),
  });
  const items = await createOrderItems(store, order.Id, checkout);
  const summary = await store.insert('OrderSummary', {
    OrderNumber: order.OrderReferenceNumber ?? order.OrderNumber,
    OriginalOrderId: order.Id,
    AccountId: order.AccountId,
    OwnerId: order.OwnerId,
    SalesStoreId: order.SalesStoreId,
    OrderedDate: now.toISOString(),
    ...totals(checkout.view.cart),
  });
  for (const item of items) await createItemSummary(store, summary.Id, item);
  if (checkout.buyer.isGuest) await nameGuest(store, order);
  return order;
}

/** The account of a guest is called after the first order, so that support finds it. */
async function nameGuest(store: Store, order: Row<'Order'>): Promise<void> {
  const name = order.BillingName ?? order.DeliverToName;
  if (name !== null) await changeRecord(store, 'Account', order.AccountId, { Name: name });
}

/** The number that people use, e.g. `OF-2026-00001234`: the year of the order and its running number. */
function referenceNumber({ EffectiveDate, OrderNumber }: Row<'Order'>): string {
  return `OF-${EffectiveDate.slice(0, 4)}-${OrderNumber}`;
}

/** Writes the deliveries of an order, each with its lines and what it costs. */
async function createOrderItems(
  store: Store,
  orderId: string,
  checkout: CheckoutView,
): Promise<Row<'OrderItem'>[]> {
  const { groups, methods, view, buyer } = checkout;
  const items: Row<'OrderItem'>[] = [];
  for (const fee of groupFees({ groups, methods, lines: view.lines, webStore: buyer.webStore })) {
    const delivery = await store.insert('OrderDeliveryGroup', deliveryGroupRecord(orderId, fee.group));
    const place = { OrderId: orderId, OrderDeliveryGroupId: delivery.Id };
    const charge = deliveryChargeRecord(place, fee, view);
    const records = [...fee.lines.map((line) => orderItemRecord(place, line)), ...(charge ? [charge] : [])];
    for (const record of records) items.push(await store.insert('OrderItem', record));
  }
  return items;
}

async function createItemSummary(store: Store, summaryId: string, item: Row<'OrderItem'>): Promise<void> {
  await store.insert('OrderItemSummary', {
    OrderSummaryId: summaryId,
    OriginalOrderItemId: item.Id,
    Name: item.Name,
    Product2Id: item.Product2Id,
    ...lineTotals(item),
  });
}
