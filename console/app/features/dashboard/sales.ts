import type { RecordData } from '#client/records/types.ts';
import { relatedRecord } from '../../data/record.ts';
import { personDay } from '../../i18n/person-time.ts';

const CLASS_FIELD = 'L2C_CM_RegulatoryClassification__c';
const CANCELLED = 'Cancelled';
const DAY_MS = 86_400_000;

/** Fields that the turnover is made of; prices and days alone would not tell the class. */
export const SALES_FIELDS = [
  'OrderItem.TotalPrice',
  'OrderItem.Order.EffectiveDate',
  'OrderItem.Order.Status',
  `OrderItem.Product2.${CLASS_FIELD}`,
];

/** What was sold on one day. */
export interface SalesDay {
  /** Day by ISO 8601, e.g. `2026-03-02`. */
  day: string;
  orders: number;
  /** Value of the goods by regulatory class, in the shop's currency. */
  byClass: Readonly<Record<string, number>>;
  total: number;
}

export interface Sales {
  days: SalesDay[];
  /** Regulatory classes that were sold, the one with the most turnover first. */
  classes: { name: string; total: number }[];
  orders: number;
  total: number;
}

/**
 * Counts orders and adds up what was sold, by day and regulatory class, days without any included.
 *
 * @param items order items with SALES_FIELDS; those of cancelled orders count nowhere
 */
export function salesOf(
  days: readonly string[],
  orders: readonly RecordData[],
  items: readonly RecordData[],
  otherClass: string,
): Sales {
  const perDay = new Map(days.map((day) => [day, { orders: 0, byClass: {} as Record<string, number> }]));
  for (const { fields } of orders) {
    const day = perDay.get(String(fields.EffectiveDate?.value));
    if (day && fields.Status?.value !== CANCELLED) day.orders += 1;
  }
  const classes = new Map<string, number>();
  for (const { fields } of items) {
    const order = relatedRecord(fields, 'Order')?.fields;
    const day = perDay.get(String(order?.EffectiveDate?.value));
    if (!day || order?.Status?.value === CANCELLED) continue;
    const field = relatedRecord(fields, 'Product2')?.fields[CLASS_FIELD];
    const name = String(field?.displayValue ?? field?.value ?? otherClass);
    const cents = Math.round(Number(fields.TotalPrice?.value ?? 0) * 100);
    day.byClass[name] = (day.byClass[name] ?? 0) + cents;
    classes.set(name, (classes.get(name) ?? 0) + cents);
  }
  const result = [...perDay].map(([day, { orders: count, byClass }]) => ({
    day,
    orders: count,
    byClass: Object.fromEntries(Object.entries(byClass).map(([name, cents]) => [name, cents / 100])),
    total: Object.values(byClass).reduce((sum, cents) => sum + cents, 0) / 100,
  }));
  return {
    days: result,
    classes: [...classes].sort((a, b) => b[1] - a[1]).map(([name, cents]) => ({ name, total: cents / 100 })),
    orders: result.reduce((sum, day) => sum + day.orders, 0),
    total: [...classes.values()].reduce((sum, cents) => sum + cents, 0) / 100,
  };
}

/** The last days of the shop up to the one of a moment, the oldest first, as ISO 8601. */
export function lastDays(count: number, until: Date): string[] {
  const today = Date.parse(personDay(until));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
