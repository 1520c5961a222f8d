import { toRecordId } from '../record-id.ts';
import type { FieldData, RecordData } from '../types.ts';
import { type FieldEntry, isRecord, OUT_OF_DATE, type RecordEntry, versionOf } from './entry.ts';
import { carriedPaths } from './field-paths.ts';

export type EntriesById = Map<string, RecordEntry>;
type SavedRecord = RecordData & { id: string };

/**
 * Merges a record of an answer, and the records that it refers to, into the entries. A newer version makes the fields
 * that the answer does not carry stale; an older one fills holes only, as stale.
 *
 * @returns the ids of all records merged
 */
export function mergeRecord(entries: EntriesById, record: SavedRecord, readAt: number): string[] {
  const id = toRecordId(record.id);
  const entry = entries.get(id) ?? emptyEntry(record);
  entries.set(id, entry);
  const age = compareVersions(versionOf(record), entry.version);
  if (age > 0) expire(entry);
  if (age >= 0) describe(entry, record);
  for (const [name, field] of Object.entries(record.fields)) mergeField(entry, name, field, { readAt, age });
  for (const path of carriedPaths(record)) track(entry, path);
  return [id, ...parents(record).flatMap((parent) => mergeRecord(entries, parent, readAt))];
}

function emptyEntry({ fields: _, childRelationships: __, ...details }: SavedRecord): RecordEntry {
  return { details, version: undefined, fields: new Map(), missing: new Map(), tracked: new Map() };
}

/** Positive where the answer is newer than the entry; equal where one of them does not tell. */
function compareVersions(answered: number | undefined, known: number | undefined): number {
  return answered === undefined || known === undefined ? 0 : answered - known;
}

/** Everything known of a record has to be read again before it counts as fresh. */
export function expire(entry: RecordEntry): void {
  for (const field of entry.fields.values()) field.readAt = OUT_OF_DATE;
  entry.missing.clear();
}

function describe(entry: RecordEntry, record: SavedRecord): void {
  const { fields: _, childRelationships: __, ...details } = record;
  entry.details = { ...entry.details, ...details, id: toRecordId(record.id) };
  entry.version = versionOf(record) ?? entry.version;
}

function mergeField(
  entry: RecordEntry,
  name: string,
  { displayValue = null, value }: FieldData,
  { readAt, age }: { readAt: number; age: number },
): void {
  const key = name.toLowerCase();
  if (age < 0 && entry.fields.has(key)) return;
  const kept: FieldEntry['value'] = isRecord(value) ? { recordId: toRecordId(value.id) } : (value as never);
  entry.fields.set(key, { name, displayValue, value: kept, readAt: age < 0 ? OUT_OF_DATE : readAt });
  entry.missing.delete(key);
}

/** Remembers that a field belongs to what is read of the record. */
export function track(entry: RecordEntry, path: readonly string[]): void {
  const name = path.join('.');
  if (!entry.tracked.has(name.toLowerCase())) entry.tracked.set(name.toLowerCase(), name);
}

const parents = ({ fields }: RecordData): SavedRecord[] =>
  Object.values(fields).flatMap(({ value }) => (isRecord(value) ? [value] : []));
