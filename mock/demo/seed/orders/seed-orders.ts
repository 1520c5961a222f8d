import type { SeededCustomer } from '../people/people-records.ts';
import type { SeededProduct } from '../products.ts';
import type { SeedContext } from '../steps.ts';
import { type DraftOrder, draftOrder } from './draft-order.ts';
import { makeOrder, type SeededOrder } from './make-order.ts';
import { makeShipment } from './make-shipment.ts';

/** How many orders the two years hold. */
const orderCount = 150;

/** Writes the orders of the last two years with their items and summaries; recent weeks have more of them. */
export async function seedOrders(
  context: SeedContext,
  customers: SeededCustomer[],
  products: SeededProduct[],
): Promise<number> {
  const sellable = products.filter(({ entry }) => entry.line.regulatoryClass !== 'verschreibungspflichtig');
  const drafts = Array.from(
    { length: orderCount },
    (_, index): DraftOrder => draftOrder(context, { index, count: orderCount }, customers, sellable),
  );
  const orders = drafts.map(makeOrder);
  const { store } = context;
  await store.insertMany(
    'Order',
    orders.map(({ order }) => order),
  );
  await store.insertMany(
    'OrderDeliveryGroup',
    orders.map(({ delivery }) => delivery),
  );
  await store.insertMany(
    'OrderItem',
    orders.flatMap(({ items }) => items),
  );
  const references = await giveReferences(store, orders);
  await store.insertMany(
    'OrderSummary',
    orders.map(({ summary }, index) => summary(references[index] ?? '')),
  );
  await store.insertMany(
    'OrderItemSummary',
    orders.flatMap(({ itemSummaries }) => itemSummaries),
  );
  await seedShipments(store, drafts, orders);
  return orders.length;
}

async function seedShipments(
  store: SeedContext['store'],
  drafts: readonly DraftOrder[],
  orders: readonly SeededOrder[],
): Promise<void> {
  const shipments = orders.flatMap((order, index) => {
    const draft = drafts[index];
    return (draft && makeShipment(draft, order)) ?? [];
  });
  await store.insertMany(
    'Shipment',
    shipments.map(({ shipment }) => shipment),
  );
  await store.insertMany(
    'ShipmentItem',
    shipments.flatMap(({ items }) => items),
  );
}

/** Writes the reference of each order, which follows from its year and the number the store gave it. */
async function giveReferences(store: SeedContext['store'], orders: SeededOrder[]): Promise<string[]> {
  const stored = await store.getMany(
    'Order',
    orders.map(({ order }) => order.Id),
  );
  const references = stored.map(
    ({ EffectiveDate, OrderNumber }) => `OF-${EffectiveDate.slice(0, 4)}-${OrderNumber}`,
  );
  for (const [index, { Id, LastModifiedDate }] of stored.entries()) {
    await store.update('Order', Id, { OrderReferenceNumber: references[index] ?? null, LastModifiedDate });
  }
  return references;
}
