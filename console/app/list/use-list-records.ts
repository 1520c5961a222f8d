import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { ListMeta } from '../data/list-reads.ts';
import type { ConsoleRecord } from '../data/record.ts';
import { useLanguage } from '../i18n/use-text.ts';
import type { ListState } from './use-list-state.ts';

interface PageTokens {
  nextPageToken: string | null;
  previousPageToken: string | null;
}

/** One page of the records in a list view; the page before stays in sight until the new one is there. */
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
    { placeholderData: keepPreviousData },
  );
  return { ...list, tokens: list.meta as PageTokens | undefined };
}
