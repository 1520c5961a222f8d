import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import type { ListMeta } from '../data/data-provider.ts';
import type { ConsoleRecord } from '../data/record.ts';
import { useLanguage } from '../i18n/use-text.ts';
import type { ListState } from './use-list-state.ts';

interface PageTokens {
  nextPageToken: string | null;
  previousPageToken: string | null;
}

/**
 * One page of the records in a list view, as fresh as its contract asks, so that a record whose deletion can still
 * be undone does not come back. The page before stays in sight until the new one is there.
 */
export function useListRecords(
  objectApiName: string,
  view: string,
  { term, sort, page, token, size }: ListState,
) {
  const [locale] = useLanguage();
  const meta: ListMeta = { listViewApiName: view, pageToken: token, locale };
  const list = useGetList<ConsoleRecord>(
    objectApiName,
    {
      pagination: { page, perPage: size },
      sort: sort ?? { field: '', order: 'ASC' },
      filter: { q: term },
      meta,
    },
    { placeholderData: keepPreviousData, staleTime: getListRecordsByName.cache.lifetimeMs },
  );
  return { ...list, tokens: list.meta as PageTokens | undefined };
}
