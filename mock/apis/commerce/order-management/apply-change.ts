import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { increment } from '#mock/store/increment.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';
import type { Row, Update } from '#mock/store/row.ts';
import { sendChangeMail } from '../mails/change-mail.ts';
import { type Cents, formatMoney, parseMoney } from '../money/cents.ts';
import { changeRecord } from '../records/change-record.ts';
import { tellWaiting } from '../stock-notices/tell-of-stock.ts';
import { type TakenOff, takenOff } from './balances.ts';
import type { OpenOrder } from './open-order.ts';
import type { ChangeKind, PlannedChange, PlannedLine } from './plan-change.ts';
import { keepSendingState } from './sending-state.ts';
import { noteChange } from './trail.ts';

/** Writes a change: lines, totals, state, stock, trail, and a mail to the buyer. */
export async function applyChange(
  context: RequestContext,
  open: OpenOrder,
  change: PlannedChange,
  isRestocked: boolean,
): Promise<void> {
  const { store } = context;
  const { kind, goods, charges } = change;
  for (const line of [...goods, ...charges]) {
    await changeRecord(store, 'OrderItemSummary', line.item.Id, lineAfter(line, kind, open));
    await noteLine(context, open, kind, line);
  }
  const off = takenOff(open, change);
  const status = statusAfter(open, change);
  await changeRecord(store, 'OrderSummary', open.summary.Id, {
    ...totalsAfter(open.summary, off),
    ...(status && { Status: status }),
  });
  if (status) await changeRecord(store, 'Order', open.order.Id, { Status: status });
  else await keepSendingState(store, open.order, open.summary);
  if (isRestocked) await restock(context, goods);
  await sendChangeMail(context, open.order, {
    kind,
    isAll: change.isAll,
    lines: goods.map(({ item, quantity }) => ({ name: item.Name, quantity })),
    off: off.total,
    total: parseMoney(open.summary.GrandTotalAmount) - off.total,
  });
}

function lineAfter(
  { item, quantity, price, list, adjustment, tax }: PlannedLine,
  kind: ChangeKind,
  { fulfilled }: OpenOrder,
): Update<'OrderItemSummary'> {
  return {
    Quantity: item.Quantity - quantity,
    QuantityFulfilled: fulfilled.get(item.Id) ?? item.QuantityFulfilled,
    ...(kind === 'Cancel'
      ? { QuantityCanceled: item.QuantityCanceled + quantity }
      : { QuantityReturned: item.QuantityReturned + quantity }),
    TotalPrice: less(item.TotalPrice, price),
    TotalListPrice: item.TotalListPrice === null ? null : less(item.TotalListPrice, list),
    TotalAdjustmentAmount: less(item.TotalAdjustmentAmount, adjustment),
    TotalTaxAmount: less(item.TotalTaxAmount, tax),
  };
}

const less = (amount: string, off: Cents) => formatMoney(parseMoney(amount) - off);

function totalsAfter(summary: Row<'OrderSummary'>, off: TakenOff): Update<'OrderSummary'> {
  return {
    TotalListAmount: less(summary.TotalListAmount, off.list),
    TotalProductAmount: less(summary.TotalProductAmount, off.goods),
    TotalAdjustmentAmount: less(summary.TotalAdjustmentAmount, off.adjustment),
    TotalChargeAmount: less(summary.TotalChargeAmount, off.charge),
    TotalTaxAmount: less(summary.TotalTaxAmount, off.goodsTax + off.chargeTax),
    GrandTotalAmount: less(summary.GrandTotalAmount, off.total),
  };
}

/** An order of which nothing is left is cancelled, or returned where some of it had been sent (PF-CHANGE-06). */
function statusAfter({ goods }: OpenOrder, { kind, isAll }: PlannedChange) {
  if (!isAll) return undefined;
  const hasReturned = kind === 'Return' || goods.some(({ QuantityReturned }) => QuantityReturned > 0);
  return hasReturned ? 'Returned' : 'Cancelled';
}

/** The product, which everybody reads, does not tell who has changed its stock (PF-SEC-04). */
async function restock(context: RequestContext, goods: readonly PlannedLine[]): Promise<void> {
  const platform = context.store.as(AUTOMATED_PROCESS_USER_ID);
  const lines = goods.toSorted((one, other) =>
    String(one.item.Product2Id) < String(other.item.Product2Id) ? -1 : 1,
  );
  for (const { item, quantity } of lines) {
    if (item.Product2Id === null) continue;
    await platform.update('Product2', item.Product2Id, { AvailableToOrder__c: increment(quantity) });
  }
  await tellWaiting(
    context,
    lines.flatMap(({ item }) => item.Product2Id ?? []),
  );
}

async function noteLine(
  { store }: RequestContext,
  { order }: OpenOrder,
  kind: ChangeKind,
  { item, quantity, reason, price, adjustment }: PlannedLine,
): Promise<void> {
  await noteChange(store, order, {
    OrderItemSummaryId__c: item.Id,
    Kind__c: kind,
    What__c: item.Name,
    Quantity__c: quantity === 0 ? null : quantity,
    Amount__c: formatMoney(price + adjustment),
    Reason__c: reason,
  });
}
