import type { SeededCustomer } from '../people/people-records.ts';
import type { SeededProduct } from '../products.ts';
import { daysBefore, type SeedContext } from '../steps.ts';

/** A product and how many packs of it. */
export interface DraftLine {
  product: SeededProduct;
  quantity: number;
}

/** An order as chance decided it, before amounts are worked out. */
export interface DraftOrder {
  number: number;
  customer: SeededCustomer;
  /** Moment of the order, and how many days it lies back. */
  ordered: string;
  age: number;
  lines: DraftLine[];
  express: boolean;
  payment: 'Rechnung' | 'Zahlungsdienst';
  cancelled: boolean;
}

const spanDays = 730;
const mostOfOne = 3;

/** Decides one of the orders; every seventh is the demo buyer's, so that she has a history to look at. */
export function draftOrder(
  { chance, now }: SeedContext,
  { index, count }: { index: number; count: number },
  customers: SeededCustomer[],
  products: SeededProduct[],
): DraftOrder {
  const draw = (what: string) => chance(`order ${index} ${what}`);
  const age = Math.round(spanDays * (1 - (index + 1) / count) ** 1.4);
  return {
    number: index + 1,
    customer: at(customers, index % 7 === 0 ? 0 : draw('customer')),
    ordered: daysBefore(now, age, 7 + Math.floor(draw('hour') * 13), Math.floor(draw('minute') * 60)),
    age,
    lines: draftLines(products, draw),
    express: draw('express') < 0.12,
    payment: draw('payment') < 0.6 ? 'Rechnung' : 'Zahlungsdienst',
    cancelled: age > 3 && draw('cancelled') < 0.04,
  };
}

/** One to five different products, seldom more than one pack of each, never more than may be ordered. */
function draftLines(products: SeededProduct[], draw: (what: string) => number): DraftLine[] {
  const count = 1 + Math.floor(draw('lines') * 4.6);
  const lines = new Map<string, DraftLine>();
  for (let line = 0; line < count; line++) {
    const product = at(products, draw(`product ${line}`));
    const most = Math.min(mostOfOne, product.entry.line.maximumPerOrder ?? mostOfOne);
    lines.set(product.id, {
      product,
      quantity: Math.min(most, 1 + Math.floor(draw(`quantity ${line}`) ** 3 * 3)),
    });
  }
  return [...lines.values()];
}

function at<T>(values: readonly T[], share: number): T {
  const value = values[Math.floor(share * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from');
  return value;
}
