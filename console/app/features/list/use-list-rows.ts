import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfoSummary, ListRecords } from '#client/records/types.ts';
import { type AskedList, listPagesQuery } from '../../data/queries/list-queries.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { LIST_PAGE_SIZE, listRequest } from './list-request.ts';
import type { ListState } from './use-list-state.ts';

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

/** A list view as the address names it, by its id or else by its name. */
export const askedList = (
  objectApiName: string,
  { apiName, id }: ListInfoSummary,
  asked: string | undefined,
): AskedList => {
  const isById = id !== null && asked !== undefined && asked.length >= 15 && id.startsWith(asked);
  return { objectApiName, listViewApiName: apiName, ...(isById && { listViewId: id }) };
};

/**
 * The rows of a list as a query, so that they can be asked for before the list is on the screen.
 *
 * @param lanes field beside the columns of the list, for a board by its values
 */
export const listRowsQuery = (
  platform: Platform,
  path: AskedList,
  state: Pick<ListState, 'term' | 'sort' | 'filters'>,
  lanes?: string,
) =>
  listPagesQuery(platform, path, {
    ...listRequest(state),
    pageSize: LIST_PAGE_SIZE,
    ...(lanes && { optionalFields: [`${path.objectApiName}.${lanes}`] }),
  });

/** A record that moves down while pages are read would come twice. */
function withoutRepeats(pages: ListRecords[]) {
  const byId = new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record]));
  return [...byId.values()].map(toConsoleRecord);
}
