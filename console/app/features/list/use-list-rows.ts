import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readListRecords } from '#client/records/lists.ts';
import type { ListRecords } from '#client/records/types.ts';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { listQuery } from './list-query.ts';
import type { ListState } from './use-list-state.ts';

const PAGE_SIZE = getListRecordsByNameLimits.pageSize.default;

/**
 * The records of a list view, page after page by token as they come into sight. Pages read before are shown at once
 * and asked for again where they are no longer fresh.
 */
export function useListRows(
  objectApiName: string,
  view: string,
  { term, sort }: Pick<ListState, 'term' | 'sort'>,
) {
  const platform = usePlatform();
  const locale = useLocale();
  const pages = useInfiniteQuery({
    ...listRowsQuery(platform, { objectApiName, view, term, sort, locale }),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => pages.data && withoutRepeats(pages.data.pages), [pages.data]);
  return { ...pages, rows };
}

interface ListRows extends Pick<ListState, 'term' | 'sort'> {
  readonly objectApiName: string;
  readonly view: string;
  readonly locale: string;
}

/** The rows of a list as a query, so that they can be asked for before the list is on the screen. */
export function listRowsQuery(platform: Platform, { objectApiName, view, term, sort, locale }: ListRows) {
  const query = listQuery({ term, sort });
  return infiniteQueryOptions({
    queryKey: [objectApiName, 'listRows', { view, ...query, locale }],
    queryFn: ({ pageParam }) =>
      readListRecords(platform, objectApiName, view, { ...query, pageSize: PAGE_SIZE, pageToken: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }: ListRecords) => nextPageToken ?? undefined,
  });
}

/** Reads the rows of all lists of an object again, after records of it have changed. */
export const refreshListRows = ({ queryClient }: Platform, objectApiName: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [objectApiName, 'listRows'] });

/** A record that moves down while pages are read would come twice. */
function withoutRepeats(pages: ListRecords[]) {
  const byId = new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record]));
  return [...byId.values()].map(toConsoleRecord);
}
