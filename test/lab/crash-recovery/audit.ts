import type { PurchaseRecords, RecordedOrder } from '../purchases/purchase-records.ts';
import type { Shopper } from './shopper.ts';

/** How the records differ from what buyers were told; all zero is what is promised. */
export interface Audit {
  /** Orders that were acknowledged and are not there. */
  lost: number;
  /** Orders beyond the first of one cart, or of one number, and orders that nobody asked for. */
  doubled: number;
  /** Orders that lack something, or leave something behind that has no order. */
  halfWritten: number;
  /** Packs that were taken and not sold, or sold and not taken. */
  wrongStock: number;
}

/** Holds the records against what the shoppers asked for and were told. */
export function audit(
  records: PurchaseRecords,
  shoppers: readonly Shopper[],
  stock: Readonly<Record<string, number>>,
): Audit {
  const numbers = records.orders.map(({ number }) => number);
  const carts = records.orders.map(({ cartId }) => cartId);
  const wishes = shoppers.flatMap((shopper) => shopper.wishes.map((wish) => ({ shopper, wish })));
  const asked = (accountId: string) =>
    wishes.filter(({ shopper, wish }) => shopper.buyer.accountId === accountId && wish.isAsked).length;
  const placed = Map.groupBy(records.orders, ({ accountId }) => accountId);
  return {
    lost: wishes.filter(({ wish }) => wish.number !== undefined && !isKept(records, wish.number, wish.packs))
      .length,
    doubled:
      numbers.length -
      new Set(numbers).size +
      (carts.length - new Set(carts).size) +
      [...placed].reduce((sum, [id, orders]) => sum + Math.max(0, orders.length - asked(id)), 0),
    halfWritten: records.orders.filter((order) => !isWhole(order)).length + records.orphans,
    wrongStock: Object.entries(stock).filter(
      ([id, first]) => first !== (records.stock[id] ?? 0) + sold(records, id),
    ).length,
  };
}

function isKept(records: PurchaseRecords, number: string, packs: Readonly<Record<string, number>>): boolean {
  const order = records.orders.find((one) => one.number === number);
  return Object.entries(packs).every(([id, count]) => order?.packs[id] === count);
}

function isWhole(order: RecordedOrder): boolean {
  const { number, cartStatus, summaries, lines, summaryLines, deliveries, checkouts } = order;
  const isComplete = number !== null && cartStatus === 'Closed' && summaries === 1 && checkouts === 1;
  return (
    isComplete &&
    lines > 0 &&
    lines === summaryLines &&
    deliveries === 1 &&
    order.grandTotal === order.sumOfLines
  );
}

function sold(records: PurchaseRecords, productId: string): number {
  return records.orders.reduce((sum, { packs }) => sum + (packs[productId] ?? 0), 0);
}
