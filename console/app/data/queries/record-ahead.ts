import { type QueryFunctionContext, skipToken } from '@tanstack/react-query';
import type { Platform } from '#client/platform.ts';
import { keepRecordUi, type RecordUi, readRecordUi } from '#client/records/record-ui.ts';
import { recordOfPage, TAB_PARAMETER } from '../../paths.ts';
import { objectInfoQuery, relatedListsQuery } from './metadata-queries.ts';
import { recordQuery } from './record-queries.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Reads what the record at an address is drawn from while its page is still being made: the record, which counts as a
 * use of it, and beside it its object and its layouts in one call; then its related lists where the address asks for them. What fails is read again by the page, which says so.
 */
export function readRecordAhead(platform: Platform, { pathname, search }: Address): void {
  const asked = recordOfPage(pathname);
  if (!asked) return;
  const { queryClient } = platform;
  const described = readDescriptions(platform, asked.recordId);
  const info = objectInfoQuery(platform, asked.objectApiName);
  void queryClient.prefetchQuery({
    ...info,
    queryFn: async (context) => (await described)?.objectInfos[asked.objectApiName] ?? run(info, context),
  });
  const record = recordQuery(platform, asked.recordId);
  void queryClient.prefetchQuery({
    ...record,
    // A record tells of which type its layouts are: they would be asked for if they were not there before it.
    queryFn: async (context) => (await Promise.all([run(record, context), described]))[0],
  });
  if (new URLSearchParams(search).get(TAB_PARAMETER) === 'related')
    void readRelatedLists(platform, described);
}

async function readRelatedLists(platform: Platform, described: Promise<RecordUi | undefined>): Promise<void> {
  const [record] = Object.values((await described)?.records ?? {});
  if (!record) return;
  await platform.queryClient.prefetchQuery(relatedListsQuery(platform, record.apiName, record.recordTypeId));
}

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
