import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Packs that have left the pharmacy, by the id of their line. */
export type Fulfilled = ReadonlyMap<string, number>;

interface Lines {
  readonly order: Row<'Order'>;
  readonly summary: Row<'OrderSummary'>;
  readonly goods: readonly Row<'OrderItemSummary'>[];
}

const SENT_ORDERS: readonly Row<'Order'>['Status'][] = ['Shipped', 'Delivered', 'Returned'];

/**
 * Counts the packs that have left the pharmacy: by the parcels that are on their way, or all that were not cancelled
 * once the order is marked as sent.
 */
export async function fulfilledOf(store: Store, { order, summary, goods }: Lines): Promise<Fulfilled> {
  const isSent = SENT_ORDERS.includes(order.Status);
  const inParcels = isSent ? new Map<string, number>() : await packsInParcels(store, summary.Id);
  return new Map(
    goods.map(({ Id, Quantity, QuantityReturned }) => {
      const mostOf = Quantity + QuantityReturned;
      return [Id, isSent ? mostOf : Math.min(mostOf, inParcels.get(Id) ?? 0)];
    }),
  );
}

async function packsInParcels(store: Store, OrderSummaryId: string): Promise<Map<string, number>> {
  const shipments = await store.find('Shipment', { where: { OrderSummaryId, Status: { ne: 'Created' } } });
  const items = await store.find('ShipmentItem', {
    where: { ShipmentId: shipments.map(({ Id }) => Id) },
  });
  const packs = new Map<string, number>();
  for (const { OrderItemSummaryId, Quantity } of items)
    packs.set(OrderItemSummaryId, (packs.get(OrderItemSummaryId) ?? 0) + Number(Quantity));
  return packs;
}
