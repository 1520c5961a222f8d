import { infiniteQueryOptions } from '@tanstack/react-query';
import { listViewType } from '#client/lists/list-view.ts';
import type { Platform } from '#client/platform.ts';
import { type ListQuery, readList, readListRecords } from '#client/records/lists.ts';
import { listViewsIn, readListViews } from '#client/records/metadata.ts';
import type { ListRecords } from '#client/records/types.ts';
import { getListInfosByObjectName, getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { derivedKey, derivedQuery, platformQuery, type Unasked } from './platform-query.ts';

/** A list view by its object and its name. */
interface ListName {
  objectApiName: string;
  listViewApiName: string;
}

/** The same, with its id where that is how somebody asked for it. */
export interface AskedList extends ListName {
  listViewId?: string | undefined;
}

/** The list views of an object, all of them on one page. */
export const listViewsQuery = (platform: Platform, objectApiName: string) => ({
  ...platformQuery(platform, getListInfosByObjectName, {
    path: { objectApiName },
    query: { pageSize: 2000 },
  }),
  select: listViewsIn,
});

/** One page of the records in a list view. */
export const listQuery = (platform: Platform, path: ListName, body: ListQuery | Unasked) =>
  platformQuery(platform, getListRecordsByName, body && { path, body });

/** The records in a list view, page after page by token. */
export const listPagesQuery = (platform: Platform, path: AskedList, body: ListQuery) =>
  infiniteQueryOptions({
    queryKey: derivedKey(platform, getListRecordsByName, { path, body }, 'pages'),
    queryFn: ({ pageParam }) =>
      readList(platform, path.listViewId ? { listViewId: path.listViewId } : path, {
        ...body,
        pageToken: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }: ListRecords) => nextPageToken ?? undefined,
  });

/** Has the lists of records used last read again when they are next opened, after a record has been used. */
export const forgetRecentLists = ({ queryClient }: Platform): Promise<void> =>
  queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [operationId, input] }) =>
      operationId === getListRecordsByName.operationId &&
      listViewType((input as { path?: ListName }).path?.listViewApiName ?? '') === 'mru',
  });

/** One page of the list view of an object that comes first; none where it has no list view. */
export const firstListQuery = (platform: Platform, objectApiName: string, body: ListQuery) =>
  derivedQuery(platform, getListRecordsByName, {
    input: { path: { objectApiName }, body },
    part: 'first list view',
    read: () => readFirstList(platform, objectApiName, body),
  });

/** The records that `firstListQuery` asks for. */
export async function readFirstList(platform: Platform, objectApiName: string, body: ListQuery) {
  const [view] = await readListViews(platform, objectApiName);
  return view ? (await readListRecords(platform, objectApiName, view.apiName, body)).records : [];
}
