import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { ProfileName } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { findRecord } from '../records/find-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { type Fulfilled, fulfilledOf } from './fulfilled.ts';

/** Whose work orders are once they are placed. */
const DESK: readonly ProfileName[] = ['Support', 'System Administrator'];

export const managesOrders = (profileName: ProfileName): boolean => DESK.includes(profileName);

/** @throws PlatformFault 403 for whoever does not look after orders (PF-CHANGE-10) */
export function requireDesk({ session }: RequestContext): void {
  if (managesOrders(session.profileName)) return;
  throw new PlatformFault(
    403,
    'INSUFFICIENT_ACCESS',
    "You don't have the permissions to complete this action.",
  );
}

/** An order with its lines as they are now. */
export interface OpenOrder {
  readonly order: Row<'Order'>;
  readonly summary: Row<'OrderSummary'>;
  readonly goods: readonly Row<'OrderItemSummary'>[];
  readonly charges: readonly Row<'OrderItemSummary'>[];
  /** Packs that have left the pharmacy, by line. */
  readonly fulfilled: Fulfilled;
}

/** The order of a summary; 404 for none. */
export async function readOrder(context: RequestContext, orderSummaryId: string): Promise<OpenOrder> {
  const summary = await findRecord(context.store, 'OrderSummary', orderSummaryId);
  if (!summary) throw notFound();
  return loadOrder(context.store, summary);
}

/** The same, locked: whoever else changes the order waits until this request has ended (PF-CHANGE-05). */
export async function lockOrder(context: RequestContext, orderSummaryId: string): Promise<OpenOrder> {
  const summary = await findRecord(context.store, 'OrderSummary', orderSummaryId);
  if (!summary) throw notFound();
  await lockRecord(context.store, 'OrderSummary', summary.Id);
  return readOrder(context, summary.Id);
}

async function loadOrder(store: Store, summary: Row<'OrderSummary'>): Promise<OpenOrder> {
  const order = await store.get('Order', summary.OriginalOrderId);
  if (!order) throw notFound();
  const items = await store.find('OrderItemSummary', {
    where: { OrderSummaryId: summary.Id },
    orderBy: [{ field: 'Id', ascending: true }],
  });
  const types = await store.getMany(
    'OrderItem',
    items.map(({ OriginalOrderItemId }) => OriginalOrderItemId),
  );
  const charged = new Set(types.filter(({ Type }) => Type === 'Delivery Charge').map(({ Id }) => Id));
  const isCharge = ({ OriginalOrderItemId }: Row<'OrderItemSummary'>) => charged.has(OriginalOrderItemId);
  const goods = items.filter((item) => !isCharge(item));
  return {
    order,
    summary,
    goods,
    charges: items.filter(isCharge),
    fulfilled: await fulfilledOf(store, { order, summary, goods }),
  };
}
