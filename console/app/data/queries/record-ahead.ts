import { type QueryFunctionContext, skipToken } from '@tanstack/react-query';
import type { Input } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';
import { keepRecordUi, type RecordUi, readRecordUi } from '#client/records/record-ui.ts';
import type { RelatedListSummary } from '#client/records/types.ts';
import { getLayout } from '#generated/record-data/client.gen.ts';
import { type RecordAddress, recordOfPage, TAB_PARAMETER } from '../../paths.ts';
import { objectInfoQuery, relatedListsQuery } from './metadata-queries.ts';
import { recordActionsQuery, recordQuery } from './record-queries.ts';
import {
  RELATED_ROWS,
  relatedInfosQuery,
  relatedPreferencesQuery,
  relatedRecordsQuery,
} from './related-queries.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Reads what the record at an address is drawn from while its page is still being made: the record, which counts as a
 * use of it, and beside it its object and its layouts in one call; then, where the address asks for them, its related lists
 * with the rows of the first one. What fails is read again by the page, which says so. Resolves when all of it is there but
 * the rows, which come while the page is drawn.
 */
export async function readRecordAhead(platform: Platform, { pathname, search }: Address): Promise<void> {
  const asked = recordOfPage(pathname);
  if (!asked) return;
  const { queryClient } = platform;
  const described = isDescribed(platform, asked) ? undefined : readDescriptions(platform, asked.recordId);
  const info = objectInfoQuery(platform, asked.objectApiName);
  const infoRead = queryClient.prefetchQuery({
    ...info,
    queryFn: async (context) => (await described)?.objectInfos[asked.objectApiName] ?? run(info, context),
  });
  const record = recordQuery(platform, asked.recordId);
  const recordRead = queryClient.prefetchQuery({
    ...record,
    // A record tells of which type its layouts are: they would be asked for if they were not there before it.
    queryFn: async (context) => (await Promise.all([run(record, context), described]))[0],
  });
  const hasLists = new URLSearchParams(search).get(TAB_PARAMETER) === 'related';
  await Promise.all([infoRead, recordRead, hasLists && readRelatedLists(platform, described)]);
}

interface Moving {
  readonly location: Address;
  readonly navigation: { readonly location?: Address | undefined };
}

/** Moves through the pages of the console, and tells of each step. */
interface Router {
  readonly state: Moving;
  subscribe(listener: (state: Moving) => void): unknown;
}

/** Reads ahead each record that somebody is led to, with what can be done with it, while the code of its page is on its way. */
export function readOpenedRecords(platform: Platform, router: Router): void {
  let last = router.state.location.pathname;
  router.subscribe(({ location, navigation }) => {
    const next = navigation.location ?? location;
    if (next.pathname === last) return;
    last = next.pathname;
    const opened = recordOfPage(next.pathname);
    if (!opened) return;
    void readRecordAhead(platform, next);
    void platform.queryClient.prefetchQuery(recordActionsQuery(platform, opened.recordId));
  });
}

async function readRelatedLists(
  platform: Platform,
  described: Promise<RecordUi | undefined> | undefined,
): Promise<void> {
  const [record] = Object.values((await described)?.records ?? {});
  if (!record) return;
  const lists = relatedListsQuery(platform, record.apiName, record.recordTypeId);
  await platform.queryClient.prefetchQuery(lists);
  const found = platform.queryClient.getQueryData(lists.queryKey)?.relatedLists ?? [];
  if (record.id) readFirstList(platform, { recordId: record.id, objectApiName: record.apiName }, found);
}

/** Reads how the lists are made, and the rows of the first one, which is in sight on every window. */
function readFirstList(
  platform: Platform,
  { recordId, objectApiName }: RecordAddress,
  lists: readonly RelatedListSummary[],
): void {
  const [first] = lists;
  if (!first) return;
  const { queryClient } = platform;
  const names = lists.map(({ relatedListId }) => relatedListId);
  const rows = { parentRecordId: recordId, relatedListId: first.relatedListId, pageSize: RELATED_ROWS };
  void queryClient.prefetchQuery(relatedRecordsQuery(platform, rows));
  void queryClient.prefetchQuery(relatedInfosQuery(platform, objectApiName, names));
  void queryClient.prefetchQuery(relatedPreferencesQuery(platform, objectApiName, names));
  void queryClient.prefetchQuery(objectInfoQuery(platform, first.objectApiName));
}

/** Whether another record of the object was shown before this one. */
const isDescribed = ({ queryClient }: Platform, { objectApiName }: RecordAddress): boolean =>
  queryClient.getQueryCache().findAll({
    queryKey: [getLayout.operationId],
    predicate: ({ queryKey: [, input], state: { data, isInvalidated } }) => {
      const { path, query } = input as Partial<Input<'getLayout'>>;
      const isOfPage = query?.layoutType === 'Full' && query.mode === 'View';
      return isOfPage && path?.objectApiName === objectApiName && data !== undefined && !isInvalidated;
    },
  }).length > 0;

/** Object, layouts and what is folded of them; undefined where they cannot be had this way. */
async function readDescriptions(platform: Platform, recordId: string): Promise<RecordUi | undefined> {
  try {
    const ui = await readRecordUi(platform, {
      recordIds: [recordId],
      layoutTypes: ['Full', 'Compact'],
      modes: ['View'],
    });
    keepRecordUi(platform, ui);
    return ui;
  } catch {
    return undefined;
  }
}

interface Runnable<T> {
  queryFn?: ((context: never) => T | Promise<T>) | typeof skipToken;
}

/** Reads what a query reads. */
async function run<T>({ queryFn }: Runnable<T>, context: QueryFunctionContext): Promise<T> {
  if (!queryFn || queryFn === skipToken) throw new Error('This query reads nothing.');
  return queryFn(context as never);
}
