import type { Data } from '#client/operation.ts';
import type { ObjectDirectory } from '#client/records/types.ts';
import type { SearchResultRecord } from '#client/search/types.ts';
import { displayText, recordName } from '../../data/record-name.ts';
import { factsOf } from '../find/hit-facts.ts';
import type { FoundRecord } from './suggestions.ts';

type Group = Data<'getSearchResults'>['keywordSearchResults'][number];

const OBJECTS_SHOWN = 6;
/** Of many objects fewer records are shown: what follows them stays within reach of the arrow keys. */
const RECORDS_SHOWN = 12;
export const RECORDS_PER_OBJECT = 4;

/** Whether any of the records holds what was typed, not only what may have been meant. */
export const isFoundAsTyped = (groups: readonly Group[]): boolean =>
  groups.some(({ records }) => records.some(({ searchInfo }) => !searchInfo?.isSpellCorrected));

/** The first records of each object: those of objects that the person uses before others, each in the platform's order. */
export function foundRecords(
  groups: readonly Group[],
  directory: ObjectDirectory,
  preferred: readonly string[],
): FoundRecord[] {
  const place = ({ objectApiName }: Group): number => {
    const at = preferred.indexOf(objectApiName);
    return at < 0 ? preferred.length : at;
  };
  const shown = groups.toSorted((one, other) => place(one) - place(other)).slice(0, OBJECTS_SHOWN);
  const ofEach = Math.min(RECORDS_PER_OBJECT, Math.floor(RECORDS_SHOWN / shown.length));
  return shown.flatMap(({ objectApiName, records }) =>
    records
      .slice(0, ofEach)
      .map((hit) => foundRecord(hit, objectApiName, directory[objectApiName]?.nameFields)),
  );
}

function foundRecord(
  { record, highlightInfo }: SearchResultRecord,
  objectApiName: string,
  nameFields: string[] = [],
): FoundRecord {
  const detail = detailOf({ record, highlightInfo }, nameFields);
  const name = recordName(record, nameFields);
  return { id: record.id ?? '', objectApiName, name, ...(detail && { detail }) };
}

/** What was found of a record beside its name, else what the platform shows of such a record first. */
function detailOf(
  { record, highlightInfo }: Pick<SearchResultRecord, 'record' | 'highlightInfo'>,
  nameFields: string[],
): string | undefined {
  const told = factsOf(record, { nameFields, fields: {} }, highlightInfo?.fields).map(({ field, pieces }) => {
    const read = record.fields[field];
    if (!read) return pieces?.map(({ text }) => text).join('');
    return typeof read.value === 'boolean' ? undefined : displayText(read);
  });
  return told.find(Boolean);
}
