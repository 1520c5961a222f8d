import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRows } from '#client/records/query-rows.ts';
import type { ListInfo } from '#client/records/types.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { ListObjectInfo } from '../list-views/operators.ts';
import type { ColumnFilter } from './column-filter.ts';
import type { ConditionedList } from './list-conditions.ts';

/** What is open and narrowed. */
export interface NarrowedList {
  listInfo: ListInfo | undefined;
  possible: ListObjectInfo | undefined;
  filters: readonly ColumnFilter[];
  term: string;
}

/**
 * The rows of a query about a list, among the records that the person may see; undefined while that is read, and where
 * no query can tell it.
 *
 * @param part what the rows are, of which no other query of the platform has the name
 * @param queryOf the query, once the list is known
 */
export function useListQuery<Row>(
  { listInfo, possible, filters, term }: NarrowedList,
  part: string,
  queryOf: (list: ConditionedList) => string | undefined,
): Row[] | undefined {
  const platform = usePlatform();
  const { data: identity } = useGetIdentity();
  const userId = identity && String(identity.id);
  const known = listInfo && possible ? { listInfo, possible } : undefined;
  const q = known && queryOf({ ...known, filters, term, userId, now: new Date() });
  const { data } = useQuery({
    ...derivedQuery(platform, getQuery, {
      input: q !== undefined && { q },
      part,
      read: (asked) => readRows<Row>(platform, asked.q),
    }),
    // A number that was read a while ago would belie the list.
    staleTime: 0,
    retry: false,
  });
  return data;
}
