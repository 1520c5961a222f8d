import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { AnyRow, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { sendAddressMail } from '../mails/change-mail.ts';
import { joined, recipientOf } from '../mails/order-facts.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { fulfilledOf } from './fulfilled.ts';
import { capture } from './funds.ts';
import { keepSendingState } from './sending-state.ts';
import { noteChange } from './trail.ts';

/** States that follow from what was done with an order line by line. */
const REACHED: readonly unknown[] = ['Cancelled', 'Returned'];

/** Whether a write would set or leave a state that only the calls of order management set (PF-CHANGE-11). */
export async function setsReachedState(
  store: Store,
  { apiName }: ObjectDefinition,
  { before, status }: { readonly before: AnyRow | undefined; readonly status: unknown },
): Promise<boolean> {
  if (apiName !== 'Order' || !before || status === undefined || status === before.Status) return false;
  if (!REACHED.includes(status) && !REACHED.includes(before.Status)) return false;
  return (await store.count('OrderSummary', { OriginalOrderId: before.Id })) > 0;
}

/** Whether a delivery address is written although the order has left, or will never leave (PF-CHANGE-13). */
export async function comesTooLate(
  store: Store,
  { apiName }: ObjectDefinition,
  before: AnyRow | undefined,
): Promise<boolean> {
  if (apiName !== 'OrderDeliveryGroup' || !before) return false;
  const order = await store.get('Order', String(before.OrderId));
  if (!order || order.Status === 'Draft') return false;
  return order.Status !== 'Activated' || (await hasLeft(store, order));
}

async function hasLeft(store: Store, order: Row<'Order'>): Promise<boolean> {
  const found = await linesOf(store, { OriginalOrderId: order.Id });
  if (!found) return false;
  const fulfilled = await fulfilledOf(store, { order, ...found });
  return [...fulfilled.values()].some((packs) => packs > 0);
}

/** Keeps an order in step with its state: what is cancelled does not leave. */
export async function followStatus({ store }: RequestContext, row: AnyRow, before: AnyRow): Promise<void> {
  if (before.Status !== row.Status) await recount(store, { OriginalOrderId: row.Id });
}

/** Keeps an order in step with its parcels. */
export async function recountOfShipment({ store }: RequestContext, row: AnyRow): Promise<void> {
  await recount(store, { Id: String(row.OrderSummaryId) });
}

/** Keeps an order in step with what its parcels hold. */
export async function recountOfItem(context: RequestContext, { ShipmentId }: AnyRow): Promise<void> {
  const shipment = await context.store.get('Shipment', String(ShipmentId));
  if (shipment) await recountOfShipment(context, shipment);
}

type Which = { readonly Id: string } | { readonly OriginalOrderId: string };

async function linesOf(store: Store, where: Which) {
  const summary = await store.findOne('OrderSummary', { where });
  if (!summary) return undefined;
  const items = await store.find('OrderItemSummary', { where: { OrderSummaryId: summary.Id } });
  return { summary, goods: items.filter(({ Product2Id }) => Product2Id !== null) };
}

/** Counts anew what has left, says so, and takes the money once something has. Whoever changes the order meanwhile waits. */
async function recount(store: Store, where: Which): Promise<void> {
  const named = await store.findOne('OrderSummary', { where });
  if (!named) return;
  await lockRecord(store, 'OrderSummary', named.Id);
  const found = await linesOf(store, { Id: named.Id });
  const order = found && (await store.get('Order', found.summary.OriginalOrderId));
  if (!order) return;
  const fulfilled = await fulfilledOf(store, { order, ...found });
  for (const { Id, QuantityFulfilled } of found.goods) {
    const packs = fulfilled.get(Id) ?? 0;
    if (packs !== QuantityFulfilled)
      await changeRecord(store, 'OrderItemSummary', Id, { QuantityFulfilled: packs });
  }
  await keepSendingState(store, order, found.summary);
  if ([...fulfilled.values()].some((packs) => packs > 0)) await capture(store, order);
}

const PARTS = [
  'DeliverToName',
  'DeliverToFirstName',
  'DeliverToLastName',
  'CompanyName',
  'DeliverToStreet',
  'DeliverToPostalCode',
  'DeliverToCity',
  'DeliverToState',
  'DeliverToCountry',
  'ShipToPhoneNumber',
] as const;

/** Keeps the address of an order that of its first delivery; the buyer is told. */
export async function followAddress(context: RequestContext, row: AnyRow, before: AnyRow): Promise<void> {
  if (PARTS.every((part) => before[part] === row[part])) return;
  const { store } = context;
  const order = await store.get('Order', String(row.OrderId));
  if (!order) return;
  const groups = await store.find('OrderDeliveryGroup', {
    where: { OrderId: order.Id },
    orderBy: [
      { field: 'CreatedDate', ascending: true },
      { field: 'Id', ascending: true },
    ],
  });
  if (groups[0]?.Id === row.Id)
    await changeRecord(store, 'Order', order.Id, Object.fromEntries(PARTS.map((part) => [part, row[part]])));
  await noteChange(store, order, {
    Kind__c: 'Address',
    What__c: linesOfAddress(row).join(', '),
    Details__c: linesOfAddress(before).join('\n'),
  });
  await sendAddressMail(context, order, linesOfAddress(row));
}

function linesOfAddress(row: AnyRow): string[] {
  const group = row as Row<'OrderDeliveryGroup'>;
  const person = recipientOf(group);
  const place = joined(group.DeliverToPostalCode, group.DeliverToCity);
  return [person, group.CompanyName, group.DeliverToStreet, place].filter((line): line is string =>
    Boolean(line),
  );
}
