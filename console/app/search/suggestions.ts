import { isRecordId } from '#client/records/record-id.ts';
import type { ObjectDirectory, ObjectDirectoryEntry } from '#client/records/types.ts';
import type { RecentRecord } from '../data/preferences.ts';
import { fuzzyFilter } from '../directory/fuzzy.ts';
import { paths } from '../paths.ts';

type KnownObject = Pick<ObjectDirectoryEntry, 'apiName' | 'label'>;

/** A record found by the quick search. */
export interface FoundRecord extends RecentRecord {
  /** What tells it from others of the same name, from the second column of its list. */
  detail?: string;
}

/** One line of the quick search. */
export interface Suggestion {
  group: 'objects' | 'records' | 'recent';
  path: string;
  label: string;
  /** What stands beside the label: the kind of a record, the API name of an object. */
  hint: string;
  /** What tells a record from others of the same name. */
  detail?: string;
  object: KnownObject;
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
  const record = (group: Suggestion['group']) => (each: FoundRecord) =>
    recordSuggestion(group, each, directory);
  if (!wanted) return recent.map(record('recent'));
  const byId = isRecordId(wanted) ? objectOfId(directory, wanted) : undefined;
  if (byId) return [record('records')({ id: wanted, objectApiName: byId.apiName, name: openIdLabel })];
  const objects = fuzzyFilter(Object.values(directory), wanted, (each) => [
    each.labelPlural,
    each.label,
    each.apiName,
  ]);
  return [...objects.slice(0, OBJECTS_SHOWN).map(objectSuggestion), ...found.map(record('records'))];
}

function objectSuggestion(object: ObjectDirectoryEntry): Suggestion {
  const { apiName, labelPlural } = object;
  return { group: 'objects', path: paths.list(apiName), label: labelPlural, hint: apiName, object };
}

function recordSuggestion(
  group: Suggestion['group'],
  { id, objectApiName, name, detail }: FoundRecord,
  directory: ObjectDirectory,
): Suggestion {
  const object = directory[objectApiName] ?? { apiName: objectApiName, label: objectApiName };
  return { group, path: paths.record(objectApiName, id), label: name, hint: object.label, detail, object };
}

/** The first three characters of an id name its object. */
const objectOfId = (directory: ObjectDirectory, id: string) =>
  Object.values(directory).find(({ keyPrefix }) => keyPrefix === id.slice(0, 3));
