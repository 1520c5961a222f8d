import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRows } from '#client/records/query-rows.ts';
import type { ListInfo } from '#client/records/types.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { ListObjectColumn, ListObjectInfo } from '../list-views/operators.ts';
import type { ColumnFilter } from './column-filter.ts';
import { type CountRow, countsOf, countsQuery } from './value-counts.ts';

/** What is open and narrowed. */
export interface NarrowedList {
  listInfo: ListInfo | undefined;
  possible: ListObjectInfo | undefined;
  filters: readonly ColumnFilter[];
  term: string;
}

/**
 * How many records of the list have each value of a column, among those that the person may see; undefined while that
 * is read, and where it cannot be told.
 */
export function useValueCounts(
  column: ListObjectColumn,
  { listInfo, possible, filters, term }: NarrowedList,
): ReadonlyMap<string, number> | undefined {
  const platform = usePlatform();
  const { data: identity } = useGetIdentity();
  const userId = identity && String(identity.id);
  const known = listInfo && possible ? { listInfo, possible } : undefined;
  const q = known && countsQuery({ column, ...known, filters, term, userId, now: new Date() });
  const { data } = useQuery({
    ...derivedQuery(platform, getQuery, {
      input: q !== undefined && { q },
      part: 'counts of values',
      read: (asked) => readRows<CountRow>(platform, asked.q),
    }),
    // A number that was read a while ago would belie the list.
    staleTime: 0,
    retry: false,
  });
  return data && countsOf(data);
}
