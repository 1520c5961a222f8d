import { useQueries, useQuery } from '@tanstack/react-query';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readListRecords } from '#client/records/lists.ts';
import { readListInfo, readListViews } from '#client/records/metadata.ts';
import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { derivedQuery, type Unasked } from '../../data/queries/platform-query.ts';
import { displayText, recordName } from '../../data/record-name.ts';
import { fuzzyScore } from '../directory/fuzzy.ts';
import { type Column, cellOf, toColumns } from '../fields/column.ts';
import { allObjectsQuery } from './all-objects-query.ts';
import { RECORDS_PER_OBJECT } from './found-records.ts';
import { searchedObjects } from './searched-objects.ts';
import type { FoundRecord } from './suggestions.ts';

/** More are read than shown, so that those that are called so come before those that only mention it. */
const RECORDS_READ = 12;

/** Looks for records in whose names or numbers the term stands anywhere, in a few objects at once. */
export function useListSearch(term: string | Unasked, preferred: readonly string[]) {
  const platform = usePlatform();
  const infos = useQuery(allObjectsQuery(platform, Boolean(term)));
  const objects = searchedObjects(infos.data ?? [], preferred);
  const searches = useQueries({
    queries: objects.map((info) =>
      derivedQuery(platform, getListRecordsByName, {
        input: term && { objectApiName: info.apiName, searchTerm: term },
        part: 'quick search',
        read: ({ searchTerm }) => searchObject(platform, info, searchTerm),
      }),
    ),
  });
  return {
    records: term ? searches.flatMap(({ data }) => data ?? []) : [],
    isSearching: Boolean(term) && (infos.isLoading || searches.some(({ isLoading }) => isLoading)),
  };
}

async function searchObject(
  platform: Platform,
  info: ObjectInfo,
  searchTerm: string,
): Promise<FoundRecord[]> {
  const [view] = await readListViews(platform, info.apiName);
  if (!view) return [];
  const optionalFields = info.nameFields.map((name) => `${info.apiName}.${name}`);
  const query = { searchTerm, pageSize: RECORDS_READ, optionalFields };
  const [{ displayColumns }, { records }] = await Promise.all([
    readListInfo(platform, info.apiName, view.apiName),
    readListRecords(platform, info.apiName, view.apiName, query),
  ]);
  const detail = toColumns(displayColumns, info).find(
    ({ isLeading, dataType }) => !isLeading && dataType !== 'Boolean',
  );
  const found = records.map((record) => ({
    id: record.id ?? '',
    name: recordName(record, info.nameFields),
    objectApiName: info.apiName,
    detail: detail && cellText(record, detail),
  }));
  const rank = ({ name }: FoundRecord) => fuzzyScore(name, searchTerm);
  return found.sort((a, b) => rank(b) - rank(a)).slice(0, RECORDS_PER_OBJECT);
}

function cellText(record: RecordData, column: Column): string {
  const { field, text } = cellOf(record, column);
  return text ?? (field ? displayText(field) : '');
}
