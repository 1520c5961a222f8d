import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { listQuery } from '../../../data/queries/list-queries.ts';
import { customerHit, mergedHits, SOURCES } from './customer-hits.ts';

/** Hits of each kind. */
const SHOWN = 10;

/** The customers that fit what was typed: by their own data, by those of their people, by their orders. */
export function useCustomerHits(searchTerm: string) {
  const platform = usePlatform();
  // Nothing typed lists accounts alone: whoever looks for a person or an order has something to type.
  const asked = searchTerm ? SOURCES : SOURCES.slice(0, 1);
  const reads = useQueries({
    queries: asked.map(({ objectApiName, listViewApiName, optionalFields }) => ({
      ...listQuery(
        platform,
        { objectApiName, listViewApiName },
        {
          pageSize: SHOWN,
          optionalFields: [...optionalFields],
          ...(searchTerm && { searchTerm }),
        },
      ),
      placeholderData: keepPreviousData,
    })),
  });
  const found = reads.map(({ data }) => (data?.records ?? []).flatMap((record) => customerHit(record) ?? []));
  return { hits: mergedHits(found), isFetching: reads.some(({ isFetching }) => isFetching) };
}
