import type { Data, Input } from '../../operation.ts';
import type { LooseInput } from '../../send/fill-in.ts';
import type { Answer } from '../../send/send.ts';
import { type Condition, pathsIn } from './condition.ts';
import { meets } from './meets.ts';

type ListQuery = NonNullable<Input<'getListRecordsByName'>['body']>;
type Records = Data<'getListRecordsByParameters'>;

/** Records that one call answers at most. */
const LARGEST_PAGE = 2000;
/** Calls after which the rest of a list is not looked at: then 10,000 records were. */
const MOST_CALLS = 5;
/** Records on a page unless told. */
const PAGE_SIZE = 50;

/**
 * One page of the records of a list that meet a condition, where the version cannot filter lists: the list is read from
 * its beginning and the condition applied here (RD-VERSION-54). The tokens of its pages are places among what was found.
 */
export async function filteredPage(
  condition: Condition,
  query: Omit<ListQuery, 'searchTerm' | 'where'>,
  { path, ...input }: LooseInput,
  read: (input: LooseInput) => Promise<Answer>,
): Promise<Answer> {
  const { pageSize = PAGE_SIZE, pageToken, optionalFields = [], ...asked } = query;
  const needed = pathsIn(condition).map((names) => [path?.objectApiName, ...names].join('.'));
  const fields = { ...asked, optionalFields: [...new Set([...optionalFields, ...needed])] };
  const found: Records['records'] = [];
  let answer: Answer | undefined;
  let token: string | null | undefined;
  for (let calls = 0; calls < MOST_CALLS && token !== null; calls += 1) {
    const page = { ...fields, pageSize: LARGEST_PAGE, ...(token && { pageToken: token }) };
    answer = await read({ ...input, path, query: page });
    const { records = [], nextPageToken } = answer.data as Records;
    found.push(...records.filter((record) => meets(record.fields, condition)));
    token = nextPageToken ?? null;
  }
  return {
    ...(answer as Answer),
    data: pageOf(found, Number(pageToken ?? 0), pageSize, answer?.data as Records),
  };
}

function pageOf(found: Records['records'], from: number, pageSize: number, answer: Records): Records {
  const records = (found ?? []).slice(from, from + pageSize);
  const next = from + pageSize;
  return {
    ...answer,
    count: records.length,
    currentPageToken: String(from),
    currentPageUrl: null,
    nextPageToken: next < (found ?? []).length ? String(next) : null,
    nextPageUrl: null,
    pageSize,
    previousPageToken: from > 0 ? String(Math.max(0, from - pageSize)) : null,
    previousPageUrl: null,
    records,
  };
}
