import { getLookupRecords } from '#generated/record-data/client.gen.ts';
import { lookupsConstants } from '#generated/record-data/constants.gen.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { toRecordId } from './record-id.ts';
import type { InputFields, RecordData } from './types.ts';

type LookupQuery = NonNullable<Input<'getLookupRecords'>['query']>;
type SearchType = NonNullable<LookupQuery['searchType']>;

/** What is suggested for a reference field. */
export interface LookupRequest {
  objectApiName: string;
  fieldApiName: string;
  /** What has been typed; nothing unless told. */
  term?: string;
  /** By the length of the term unless told; see `lookupSearchType`. */
  searchType?: SearchType;
  /** Object whose records are wanted, where the field can refer to several. */
  targetApiName?: string;
  /** What the form holds: the controlling fields above all. */
  fields?: InputFields;
  /** Record that the form changes; absent for a new one. */
  sourceRecordId?: string;
  orderBy?: { fieldApiName: string; isAscending?: boolean }[];
  page?: number;
  pageSize?: number;
}

/** The kind of search that a typed text is long enough for: the latest records, any text, or the beginning of names. */
export function lookupSearchType(term: string): SearchType {
  const { length } = term.trim();
  if (length >= lookupsConstants.typeAheadMinimumCharacters) return 'TypeAhead';
  return length >= lookupsConstants.searchMinimumCharacters ? 'Search' : 'Recent';
}

/** One page of records that a reference field can refer to, by the object that they belong to. */
export async function readLookupRecords(
  platform: Platform,
  request: LookupRequest,
): Promise<Record<string, RecordData[]>> {
  const { objectApiName, fieldApiName, orderBy } = request;
  const { lookupResults } = await platform.read(getLookupRecords, {
    path: { objectApiName, fieldApiName },
    query: lookupQuery(request),
    body: { ...(orderBy ? { orderBy } : {}), sourceRecord: sourceRecord(request) },
  });
  const entries = Object.entries(lookupResults).map(([apiName, { records }]) => [apiName, records]);
  return Object.fromEntries(entries);
}

function lookupQuery({ term = '', sourceRecordId, targetApiName, page, pageSize, ...given }: LookupRequest) {
  const q = term.trim();
  return {
    searchType: given.searchType ?? lookupSearchType(q),
    ...(q === '' ? {} : { q }),
    ...(sourceRecordId ? { sourceRecordId: toRecordId(sourceRecordId) } : {}),
    ...(targetApiName ? { targetApiName: [targetApiName] } : {}),
    ...(page ? { page } : {}),
    ...(pageSize ? { pageSize } : {}),
  };
}

/** The platform asks for the id of the form's record among its fields: null where there is none yet. */
function sourceRecord({ objectApiName, sourceRecordId, fields = {} }: LookupRequest) {
  return {
    apiName: objectApiName,
    fields: { ...fields, Id: sourceRecordId ? toRecordId(sourceRecordId) : null },
  };
}
