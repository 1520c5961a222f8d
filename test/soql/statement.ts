import { objectDefinition } from '#mock/objects/index.ts';
import type { Shop } from './seeded-shop.ts';

/** A statement with the rows that it has to answer, worked out from those of the shop. */
export type Statement = readonly [soql: string, rows: (shop: Shop) => readonly unknown[]];

type Comparable = string | number | boolean | null;
type Compare<Row> = (a: Row, b: Row) => number;

const collator = new Intl.Collator('en');

/** Compares by a value, empty ones first; texts as people sort. */
export function by<Row>(value: (row: Row) => Comparable): Compare<Row> {
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === right) return 0;
    if (left === null) return -1;
    if (right === null) return 1;
    if (typeof left === 'string') return collator.compare(left, String(right));
    return Number(left) - Number(right);
  };
}

/** The opposite order, empty values last. */
export function down<Row>(value: (row: Row) => Comparable): Compare<Row> {
  const up = by(value);
  return (a, b) => up(b, a);
}

/** Rows in an order; what is equal in it stays in the order of the ids. */
export function sorted<Row>(rows: readonly Row[], ...orders: readonly Compare<Row>[]): Row[] {
  return rows.toSorted((a, b) => orders.map((order) => order(a, b)).find((result) => result !== 0) ?? 0);
}

/** A stored amount as answers carry it. */
export function amount(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}

/** A stored moment as answers carry it. */
export function moment(value: string | null): string | null {
  return value === null ? null : `${value.slice(0, 23)}+0000`;
}

/** The row that an id leads to. */
export function found<Row extends { readonly Id: string }>(
  rows: readonly Row[],
  id: string | null,
): Row | undefined {
  return rows.find(({ Id }) => Id === id);
}

/** Whether a text is the same, whatever the case. */
export function same(value: string | null, text: string): boolean {
  return value?.toLowerCase() === text.toLowerCase();
}

/** Whether a text has another one in it, whatever the case. */
export function has(value: string | null, text: string): boolean {
  return value?.toLowerCase().includes(text.toLowerCase()) === true;
}

/** The sum of amounts in cents, so that none is lost to rounding. */
export function sum(values: readonly (string | number | null)[]): number {
  return values.reduce<number>((total, value) => total + Math.round(Number(value ?? 0) * 100), 0) / 100;
}

/** Rows by a value, each group once. */
export function grouped<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): (readonly [Key, Row[]])[] {
  return [...Map.groupBy(rows, key)];
}

/** Different values that are there. */
export function distinct(values: readonly unknown[]): number {
  return new Set(values.filter((value) => value !== null)).size;
}

/** The German label of a picklist's value. */
export function label(object: string, field: string, value: string | null): string | null {
  const { picklist } = objectDefinition(object).fields[field] ?? {};
  return picklist?.values.find((one) => one.value === value)?.label.de ?? value;
}

/** The place of a value among those of a picklist, by which it is sorted. */
export function place(object: string, field: string, value: string | null): number | null {
  const values = objectDefinition(object).fields[field]?.picklist?.values ?? [];
  return value === null ? null : values.findIndex((one) => one.value === value);
}
