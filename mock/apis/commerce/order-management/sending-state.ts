import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { changeRecord } from '../records/change-record.ts';

type Summary = Row<'OrderSummary'>;

/** States that say more than what has left. */
const OVER: readonly Summary['Status'][] = ['Cancelled', 'Returned'];
const LEFT: readonly Summary['Status'][] = ['PartiallyFulfilled', 'Fulfilled', 'Delivered'];

/** Keeps the state that the buyer reads in step with the packs that have left: none, some or all (PF-ORDER-11). */
export async function keepSendingState(
  store: Store,
  { Status: orderStatus }: Row<'Order'>,
  { Id, Status }: Summary,
): Promise<void> {
  if (OVER.includes(Status)) return;
  const where = { OrderSummaryId: Id, Product2Id: { ne: null } };
  const now =
    orderStatus === 'Delivered'
      ? orderStatus
      : stateOf(Status, await store.find('OrderItemSummary', { where }));
  if (now !== Status) await changeRecord(store, 'OrderSummary', Id, { Status: now });
}

function stateOf(status: Summary['Status'], goods: readonly Row<'OrderItemSummary'>[]): Summary['Status'] {
  if (goods.every(({ QuantityFulfilled }) => QuantityFulfilled === 0))
    return LEFT.includes(status) ? 'Created' : status;
  return goods.every(({ QuantityAvailableToCancel }) => QuantityAvailableToCancel === 0)
    ? 'Fulfilled'
    : 'PartiallyFulfilled';
}
