import { isRecordId } from '#client/records/record-id.ts';
import type { ObjectDirectory } from '#client/records/types.ts';
import type { RecentRecord } from '../data/preferences.ts';
import { fuzzyFilter } from '../directory/fuzzy.ts';
import { paths } from '../paths.ts';
import type { FoundRecord } from './use-record-search.ts';

/** One line of the quick search. */
export interface Suggestion {
  group: 'objects' | 'records' | 'recent';
  path: string;
  label: string;
  /** What stands beside the label: the kind of thing, or its API name. */
  hint: string;
  objectApiName: string;
}

const OBJECTS_SHOWN = 6;

interface Sources {
  directory: ObjectDirectory;
  recent: readonly RecentRecord[];
  found: readonly FoundRecord[];
  term: string;
  /** Text for a pasted id. */
  openIdLabel: string;
}

/** What the quick search offers: for a pasted id its record, else objects that fit and records that were found. */
export function suggestionsFor({ directory, recent, found, term, openIdLabel }: Sources): Suggestion[] {
  const wanted = term.trim();
  if (!wanted) return recent.map((record) => recentSuggestion(record, directory));
  const byId = isRecordId(wanted) ? objectOfId(directory, wanted) : undefined;
  if (byId) {
    const { apiName, label } = byId;
    return [
      {
        group: 'records',
        path: paths.record(apiName, wanted),
        label: openIdLabel,
        hint: label,
        objectApiName: apiName,
      },
    ];
  }
  const objects = fuzzyFilter(Object.values(directory), wanted, (each) => [
    each.labelPlural,
    each.label,
    each.apiName,
  ]);
  return [
    ...objects.slice(0, OBJECTS_SHOWN).map(({ apiName, labelPlural }) => ({
      group: 'objects' as const,
      path: paths.list(apiName),
      label: labelPlural,
      hint: apiName,
      objectApiName: apiName,
    })),
    ...found.map(({ id, name, objectApiName, objectLabel }) => ({
      group: 'records' as const,
      path: paths.record(objectApiName, id),
      label: name,
      hint: objectLabel,
      objectApiName,
    })),
  ];
}

function recentSuggestion({ id, objectApiName, name }: RecentRecord, directory: ObjectDirectory): Suggestion {
  return {
    group: 'recent',
    path: paths.record(objectApiName, id),
    label: name,
    hint: directory[objectApiName]?.label ?? objectApiName,
    objectApiName,
  };
}

/** The first three characters of an id name its object. */
const objectOfId = (directory: ObjectDirectory, id: string) =>
  Object.values(directory).find(({ keyPrefix }) => keyPrefix === id.slice(0, 3));
