import type { LucideIcon } from 'lucide-react';
import { isRecordId } from '#client/records/record-id.ts';
import type { ObjectDirectory, ObjectDirectoryEntry } from '#client/records/types.ts';
import type { RecentRecord } from '../../data/preferences.ts';
import { paths } from '../../paths.ts';
import { fuzzyFilter } from '../directory/fuzzy.ts';

type KnownObject = Pick<ObjectDirectoryEntry, 'apiName' | 'label'>;

/** A record found by the quick search. */
export interface FoundRecord extends RecentRecord {
  /** What tells it from others of the same name, from the second column of its list. */
  detail?: string;
}

/** A list view that can be opened by its name. */
export interface KnownListView {
  objectApiName: string;
  apiName: string;
  label: string;
}

/** Something to do, by its name: a page to open or a change to make. */
export interface Command {
  label: string;
  hint?: string;
  icon: LucideIcon;
  path?: string;
  run?: () => void;
}

/** One line of the quick search. */
export interface Suggestion {
  group: 'objects' | 'records' | 'recent' | 'listViews' | 'actions';
  /** Names the line, and the address that it leads to unless it runs something. */
  path: string;
  run?: () => void;
  icon?: LucideIcon;
  label: string;
  /** What stands beside the label: the kind of a record, the API name of an object. */
  hint: string;
  /** What tells a record from others of the same name. */
  detail?: string;
  object?: KnownObject;
}

const OBJECTS_SHOWN = 6;
const LIST_VIEWS_SHOWN = 4;
const COMMANDS_SHOWN = 6;

interface Sources {
  directory: ObjectDirectory;
  recent: readonly RecentRecord[];
  found: readonly FoundRecord[];
  listViews?: readonly KnownListView[];
  commands?: readonly Command[];
  term: string;
  /** Text for a pasted id. */
  openIdLabel: string;
}

/**
 * What the quick search offers: for a pasted id its record; for words objects, records, list views and commands that
 * fit; for nothing what was opened last, and the commands.
 */
export function suggestionsFor({
  directory,
  recent,
  found,
  listViews = [],
  commands = [],
  term,
  openIdLabel,
}: Sources): Suggestion[] {
  const wanted = term.trim();
  const record = (group: Suggestion['group']) => (each: FoundRecord) =>
    recordSuggestion(group, each, directory);
  if (!wanted) return [...recent.map(record('recent')), ...commands.map(commandSuggestion)];
  const byId = isRecordId(wanted) ? objectOfId(directory, wanted) : undefined;
  if (byId) return [record('records')({ id: wanted, objectApiName: byId.apiName, name: openIdLabel })];
  const objects = fuzzyFilter(Object.values(directory), wanted, (each) => [
    each.labelPlural,
    each.label,
    each.apiName,
  ]);
  const views = fuzzyFilter(listViews, wanted, ({ label }) => [label]);
  const doable = fuzzyFilter(commands, wanted, ({ label }) => [label]);
  return [
    ...objects.slice(0, OBJECTS_SHOWN).map(objectSuggestion),
    ...found.map(record('records')),
    ...views.slice(0, LIST_VIEWS_SHOWN).map((view) => listViewSuggestion(view, directory)),
    ...doable.slice(0, COMMANDS_SHOWN).map(commandSuggestion),
  ];
}

function listViewSuggestion(
  { objectApiName, apiName, label }: KnownListView,
  directory: ObjectDirectory,
): Suggestion {
  const object = directory[objectApiName] ?? {
    apiName: objectApiName,
    label: objectApiName,
    labelPlural: '',
  };
  const path = paths.list(objectApiName, apiName);
  return { group: 'listViews', path, label, hint: object.labelPlural, object };
}

const commandSuggestion = ({ label, hint = '', icon, path, run }: Command): Suggestion => ({
  group: 'actions',
  path: path ?? `run:${label}`,
  run,
  icon,
  label,
  hint,
});

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
