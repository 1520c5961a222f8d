import type { ListObjectColumn } from '../list-views/operators.ts';
import { type ConditionedList, whereOfList } from './list-conditions.ts';

/** Types whose values are few and known. */
const COUNTED = ['Picklist', 'Boolean'];

interface CountedList extends ConditionedList {
  /** The conditions of the column itself do not count. */
  column: ListObjectColumn;
}

/**
 * Asks how many records of a list have each value of a column, in the platform's query language; undefined where that
 * cannot be told.
 */
export function countsQuery({ column, ...list }: CountedList): string | undefined {
  const { fieldApiName: name } = column;
  const filters = list.filters.filter(({ fieldApiName }) => fieldApiName !== name);
  const where = whereOfList({ ...list, filters });
  if (!COUNTED.includes(column.dataType ?? '') || where === undefined) return undefined;
  return `SELECT ${name} val, COUNT(Id) num FROM ${list.possible.objectApiName}${where} GROUP BY ${name}`;
}

/** A row of the answer. */
export interface CountRow {
  val: string | boolean | null;
  num: number;
}

/** Numbers by value, as a filter writes values; a value without a record has none. */
export const countsOf = (rows: readonly CountRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ val, num }) => [val === null ? '' : String(val), num]));
