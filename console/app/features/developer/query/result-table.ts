import type { Data } from '#client/operation.ts';

/** A page of what a query finds. */
export type QueryPage = Extract<Data<'getQuery'>, { totalSize: number }>;
type Found = QueryPage['records'][number];

/** A value of a table, with the record that it leads to. */
export interface QueryCell {
  readonly value: string | number | boolean | null;
  readonly record?: { readonly objectApiName: string; readonly id: string };
}

/** Records as rows under the paths of their fields, e.g. `Owner.Name`. */
export interface ResultTable {
  readonly columns: readonly string[];
  readonly rows: readonly ReadonlyMap<string, QueryCell>[];
}

/** Lays out records, those that others refer to in columns of their own; of related records the number is told. */
export function resultTable(records: readonly Found[]): ResultTable {
  const rows = records.map((record) => new Map(cellsOf(record, '')));
  const columns = new Set(rows.flatMap((row) => [...row.keys()]));
  // A relationship that leads nowhere is null in its own name, beside columns of records where it does.
  const isOfOthers = (column: string) => [...columns].some((other) => other.startsWith(`${column}.`));
  return { columns: [...columns].filter((column) => !isOfOthers(column)), rows };
}

/** What rows of a query that sums up are of: they are no records, even where they are grouped by id. */
const TOTALS = 'AggregateResult';

/** The record that a row is of, where the query asked for its id. */
export const recordOf = (row: ResultTable['rows'][number]): QueryCell['record'] => row.get('Id')?.record;

function cellsOf(record: Found, prefix: string): [string, QueryCell][] {
  const { attributes, ...fields } = record as Found & { attributes?: { type?: string } };
  const objectApiName = attributes?.type;
  return Object.entries(fields).flatMap(([name, value]): [string, QueryCell][] => {
    const path = prefix + name;
    if (name === 'Id' && objectApiName && objectApiName !== TOTALS && typeof value === 'string')
      return [[path, { value, record: { objectApiName, id: value } }]];
    if (value === null || typeof value !== 'object') return [[path, { value: value as QueryCell['value'] }]];
    if ('totalSize' in value) return [[path, { value: Number(value.totalSize) }]];
    return 'attributes' in value
      ? cellsOf(value as Found, `${path}.`)
      : [[path, { value: JSON.stringify(value) }]];
  });
}
