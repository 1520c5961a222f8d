import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { AnyRow, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { sendAddressMail } from '../mails/change-mail.ts';
import { joined } from '../mails/order-facts.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { fulfilledOf } from './fulfilled.ts';
import { capture } from './funds.ts';
import { noteChange } from './trail.ts';

/** What an ordinary write of a record that belongs to an order is followed by. */
interface Written {
  readonly before?: AnyRow;
  readonly row: AnyRow;
}

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

/** Keeps an order in step with its parcels and its delivery after an ordinary write of one of them. */
export async function followOrderWrite(
  context: RequestContext,
  { apiName }: ObjectDefinition,
  { before, row }: Written,
): Promise<void> {
  const { store } = context;
  if (apiName === 'Shipment') await recount(store, { Id: String(row.OrderSummaryId) });
  if (apiName === 'ShipmentItem') await recountOfParcel(store, String(row.ShipmentId));
  if (apiName === 'Order' && before && before.Status !== row.Status)
    await recount(store, { OriginalOrderId: row.Id });
  if (apiName === 'OrderDeliveryGroup' && before)
    await followAddress(context, before as Row<'OrderDeliveryGroup'>, row as Row<'OrderDeliveryGroup'>);
}

/** The same after something was taken out of a parcel. */
export async function followRemoval(store: Store, { apiName }: ObjectDefinition, row: AnyRow): Promise<void> {
  if (apiName === 'ShipmentItem') await recountOfParcel(store, String(row.ShipmentId));
}

async function recountOfParcel(store: Store, shipmentId: string): Promise<void> {
  const shipment = await store.get('Shipment', shipmentId);
  if (shipment) await recount(store, { Id: shipment.OrderSummaryId });
}

type Which = { readonly Id: string } | { readonly OriginalOrderId: string };

async function linesOf(store: Store, where: Which) {
  const summary = await store.findOne('OrderSummary', { where });
  if (!summary) return undefined;
  const items = await store.find('OrderItemSummary', { where: { OrderSummaryId: summary.Id } });
  return { summary, goods: items.filter(({ Product2Id }) => Product2Id !== null) };
}

/** Counts anew what has left, and takes the money once something has. Whoever changes the order meanwhile waits. */
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

type Delivery = Row<'OrderDeliveryGroup'>;

/** The order has the address of its first delivery, too; the buyer is told. */
async function followAddress(context: RequestContext, before: Delivery, row: Delivery): Promise<void> {
  if (PARTS.every((part) => before[part] === row[part])) return;
  const { store } = context;
  const order = await store.get('Order', row.OrderId);
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

function linesOfAddress(group: Delivery): string[] {
  const person = joined(group.DeliverToFirstName, group.DeliverToLastName) || group.DeliverToName;
  const place = joined(group.DeliverToPostalCode, group.DeliverToCity);
  return [person, group.CompanyName, group.DeliverToStreet, place].filter((line): line is string =>
    Boolean(line),
  );
}
