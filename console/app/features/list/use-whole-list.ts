import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRows } from '#client/records/query-rows.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { NarrowedList } from '../list-filters/use-value-counts.ts';
import { type WholeList, type WholeListRow, wholeListOf, wholeListQuery } from './whole-list.ts';

/**
 * How many records a list has and what its amounts come to, asked of the platform as long as there is more of it than
 * has been read; undefined while it is read, and where it cannot be told.
 *
 * @param paths the columns that are summed
 */
export function useWholeList(
  { listInfo, possible, filters, term }: NarrowedList,
  paths: readonly string[],
  isAsked: boolean,
): WholeList | undefined {
  const platform = usePlatform();
  const { data: identity } = useGetIdentity();
  const userId = identity && String(identity.id);
  const known = isAsked && listInfo && possible ? { listInfo, possible } : undefined;
  const q = known && wholeListQuery({ ...known, filters, term, userId, now: new Date() }, paths);
  const { data } = useQuery({
    ...derivedQuery(platform, getQuery, {
      input: q !== undefined && { q },
      part: 'whole list',
      read: (asked) => readRows<WholeListRow>(platform, asked.q),
    }),
    // What was counted a while ago would belie the list.
    staleTime: 0,
    retry: false,
  });
  return data?.[0] && wholeListOf(data[0], paths);
}
