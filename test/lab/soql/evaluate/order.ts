import type { Field } from '#mock/objects/definition/index.ts';
import type { Value } from '#mock/store/row.ts';
import type { Typed } from '../schema.ts';

const collator = new Intl.Collator('en');

/** Compares two values of a type that are there: below zero where the first is less. */
export function compareValues(type: Field['type'], a: Value, b: Value): number {
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (['Currency', 'Double', 'Int', 'Percent'].includes(type)) return Number(a) - Number(b);
  if (type === 'DateTime') return Date.parse(String(a)) - Date.parse(String(b));
  if (type === 'Date' || type === 'Id' || type === 'Reference') return byCode(String(a), String(b));
  return compareTexts(String(a), String(b));
}

/** Compares texts as people sort. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b) || byCode(a, b);
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares values as an order puts them: picklists by the order of their values, empty ones where told. */
export function compareSorted(
  { type, picklist }: Typed,
  a: Value,
  b: Value,
  {
    descends = false,
    nulls = 'FIRST',
  }: { readonly descends?: boolean; readonly nulls?: 'FIRST' | 'LAST' } = {},
): number {
  if (a === null || b === null) {
    if (a === b) return 0;
    return (a === null) === (nulls === 'FIRST') ? -1 : 1;
  }
  const place = (value: Value) => picklist?.values.findIndex((one) => one.value === value) ?? 0;
  const ascending = picklist ? place(a) - place(b) : compareValues(type, a, b);
  return descends ? -ascending : ascending;
}
