import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfoSummary, ListRecords } from '#client/records/types.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { askedList, listRowsQuery } from './list-rows.ts';
import type { ListState } from './list-state.ts';

/**
 * The records of a list view, page after page by token as they come into sight. Pages read before are shown at once
 * and asked for again where they are no longer fresh.
 */
export function useListRows(
  objectApiName: string,
  view: ListInfoSummary,
  state: ListState,
  lanes: string | undefined,
) {
  const platform = usePlatform();
  const pages = useInfiniteQuery({
    ...listRowsQuery(platform, askedList(objectApiName, view, state.view), state, lanes),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => pages.data && withoutRepeats(pages.data.pages), [pages.data]);
  return { ...pages, rows };
}

/** A record that moves down while pages are read would come twice. */
function withoutRepeats(pages: ListRecords[]) {
  const byId = new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record]));
  return [...byId.values()].map(toConsoleRecord);
}
