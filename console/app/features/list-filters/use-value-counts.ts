import type { ListObjectColumn } from '../list-views/operators.ts';
import { type NarrowedList, useListQuery } from './use-list-query.ts';
import { type CountRow, countsOf, countsQuery } from './value-counts.ts';

/**
 * How many records of the list have each value of a column, among those that the person may see; undefined while that
 * is read, and where it cannot be told.
 */
export function useValueCounts(
  column: ListObjectColumn,
  narrowed: NarrowedList,
): ReadonlyMap<string, number> | undefined {
  const rows = useListQuery<CountRow>(narrowed, 'counts of values', (list) =>
    countsQuery({ column, ...list }),
  );
  return rows && countsOf(rows);
}
