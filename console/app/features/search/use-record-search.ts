import { useQueries, useQuery } from '@tanstack/react-query';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readListRecords } from '#client/records/lists.ts';
import { readDirectory, readListInfo, readListViews } from '#client/records/metadata.ts';
import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import { getListRecordsByName, getObjectInfos } from '#generated/record-data/client.gen.ts';
import { usePins, useRecentRecords } from '../../data/preferences.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { displayText, recordName } from '../../data/record-name.ts';
import { fuzzyScore } from '../directory/fuzzy.ts';
import { type Column, cellOf, toColumns } from '../fields/column.ts';
import { searchedObjects } from './searched-objects.ts';
import type { FoundRecord } from './suggestions.ts';
import { useDebounced } from './use-debounced.ts';

const LEAST_LETTERS = 2;
const RECORDS_PER_OBJECT = 4;
/** More are read than shown, so that those that are called so come before those that only mention it. */
const RECORDS_READ = 12;
const OBJECTS_DESCRIBED = 100;

/** Looks for records whose names or numbers contain the term, in a few objects at once. */
export function useRecordSearch(term: string) {
  const platform = usePlatform();
  const settled = useDebounced(term.trim(), 200);
  const { pins } = usePins();
  const recent = useRecentRecords();
  const preferred = [...pins, ...recent.map(({ objectApiName }) => objectApiName)];
  const infos = useQuery(
    derivedQuery(platform, getObjectInfos, {
      input: {},
      part: 'all objects',
      read: () => describeObjects(platform),
    }),
  );
  const objects = searchedObjects(infos.data ?? [], preferred);
  const isAsked = settled.length >= LEAST_LETTERS;
  const searches = useQueries({
    queries: objects.map((info) =>
      derivedQuery(platform, getListRecordsByName, {
        input: isAsked && { objectApiName: info.apiName, searchTerm: settled },
        part: 'quick search',
        read: () => searchObject(platform, info, settled),
      }),
    ),
  });
  return {
    objects,
    infos: infos.data ?? [],
    records: isAsked ? searches.flatMap(({ data }) => data ?? []) : [],
    isSearching:
      term.trim().length >= LEAST_LETTERS &&
      (settled !== term.trim() || searches.some(({ isFetching }) => isFetching)),
  };
}

async function describeObjects(platform: Platform): Promise<ObjectInfo[]> {
  const names = Object.keys(await readDirectory(platform)).slice(0, OBJECTS_DESCRIBED);
  const { results } = await platform.read(getObjectInfos, { path: { objectApiNames: names } });
  return results.flatMap((item) => (item.statusCode === 200 ? [item.result as ObjectInfo] : []));
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
