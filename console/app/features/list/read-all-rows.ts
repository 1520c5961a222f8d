import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { listRequest } from './list-request.ts';
import type { ListState } from './list-state.ts';

/** Records of one page when all are read: few calls, and progress that can be seen. */
const PAGE_SIZE = 500;

interface AllRows {
  objectApiName: string;
  view: string;
  state: Pick<ListState, 'term' | 'sort' | 'filters'>;
  optionalFields?: string[];
  signal?: AbortSignal;
}

/** All records of a list view as it stands, page by page by the platform's tokens; ends early once it is aborted. */
export async function* readAllRows(
  platform: Platform,
  { objectApiName, view, state, optionalFields, signal }: AllRows,
): AsyncGenerator<RecordData[]> {
  const seen = new Set<string>();
  let pageToken: string | null | undefined;
  do {
    const page = await readListRecords(platform, objectApiName, view, {
      ...listRequest(state),
      pageSize: PAGE_SIZE,
      pageToken,
      optionalFields,
    });
    if (signal?.aborted) return;
    yield page.records.filter(({ id }) => id && !seen.has(id) && seen.add(id));
    pageToken = page.nextPageToken;
  } while (pageToken);
}
