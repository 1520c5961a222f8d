import type { FieldData, RecordData } from '../types.ts';
import { type FieldEntry, isLink, type RecordEntry } from './entry.ts';
import { type FieldPath, qualifiedPath, type RecordRequest } from './field-paths.ts';
import type { EntriesById } from './merge.ts';

/** What the entries can say of a request. */
export interface View {
  /** The record with those of the fields that are known. */
  data: RecordData;
  /** Whether every required field is known, and every optional one is known or known to be left out. */
  isComplete: boolean;
  /** When the oldest part was read, in milliseconds since 1970. */
  readAt: number;
}

/** What the entries know of a record, of the fields that a request names; undefined for an unknown record. */
export function viewOf(entries: EntriesById, recordId: string, request: RecordRequest): View | undefined {
  const entry = entries.get(recordId);
  if (!entry) return undefined;
  const required = ownPaths(entry, request.fields);
  const optional = ownPaths(entry, request.optionalFields);
  const found = [...required, ...optional].map((path) => look(entries, entry, path));
  const known = found.filter((one) => one !== undefined);
  return {
    data: represent(entries, entry, [...required, ...optional]),
    isComplete:
      required.length === (request.fields?.length ?? 0) &&
      known.length === found.length &&
      found.slice(0, required.length).every((one) => one?.isPresent),
    readAt: Math.min(...known.map(({ readAt }) => readAt)),
  };
}

/** The paths of a request that start from the object of the record; a batch may name other objects as well. */
export function ownPaths({ details }: RecordEntry, names: readonly string[] = []): FieldPath[] {
  const object = details.apiName.toLowerCase();
  return names
    .map(qualifiedPath)
    .filter((one) => one.object === object)
    .map(({ path }) => path);
}

interface Found {
  isPresent: boolean;
  readAt: number;
}

/** Follows a path through the entries; undefined where nothing is known of its end. */
function look(entries: EntriesById, entry: RecordEntry, [name = '', ...rest]: FieldPath): Found | undefined {
  const field = entry.fields.get(name.toLowerCase());
  if (!field) {
    const readAt = entry.missing.get(name.toLowerCase());
    return readAt === undefined ? undefined : { isPresent: false, readAt };
  }
  if (!isLink(field.value)) return { isPresent: true, readAt: field.readAt };
  const parent = entries.get(field.value.recordId);
  if (!parent) return undefined;
  if (rest.length === 0) return { isPresent: true, readAt: field.readAt };
  const found = look(entries, parent, rest);
  return found && { ...found, readAt: Math.min(found.readAt, field.readAt) };
}

/** Notes that the platform left out the end of a path, where the records on the way to it are known. */
export function markMissing(
  entries: EntriesById,
  entry: RecordEntry,
  [name = '', ...rest]: FieldPath,
  readAt: number,
): void {
  const field = entry.fields.get(name.toLowerCase());
  if (!field) entry.missing.set(name.toLowerCase(), readAt);
  else if (rest.length > 0 && isLink(field.value)) {
    const parent = entries.get(field.value.recordId);
    if (parent) markMissing(entries, parent, rest, readAt);
  }
}

function represent(entries: EntriesById, entry: RecordEntry, paths: readonly FieldPath[]): RecordData {
  const fields = new Map<string, FieldData>();
  for (const name of new Set(paths.map(([first = '']) => first.toLowerCase()))) {
    const field = entry.fields.get(name);
    if (!field) continue;
    const rests = paths.filter(([first]) => first?.toLowerCase() === name).map(([, ...rest]) => rest);
    const shown = representField(entries, field, rests);
    if (shown) fields.set(field.name, shown);
  }
  return { ...entry.details, childRelationships: {}, fields: Object.fromEntries(fields) };
}

function representField(
  entries: EntriesById,
  { displayValue, value }: FieldEntry,
  rests: FieldPath[],
): FieldData | undefined {
  if (!isLink(value)) return { displayValue, value };
  const parent = entries.get(value.recordId);
  if (!parent) return undefined;
  const named = rests.filter((rest) => rest.length > 0);
  const paths = named.length === rests.length ? named : [...named, ...plainPaths(parent)];
  return { displayValue, value: represent(entries, parent, paths) };
}

/** A path that ends at a relationship shows what is known of that record, without going on from there. */
const plainPaths = ({ fields }: RecordEntry): FieldPath[] =>
  [...fields.values()].filter(({ value }) => !isLink(value)).map(({ name }) => [name]);
