import type { FieldData, InputFields, InputValue, RecordData } from '#client/records/types.ts';

/** A record as react-admin handles it: what is edited lies in `values`, what is shown in `fields`. */
export interface ConsoleRecord {
  id: string;
  apiName: string;
  recordTypeId: string | null;
  /** Moment of the last change, ISO 8601; the version that an edit starts from. */
  systemModstamp: string | undefined;
  /** Raw values by field API name. */
  values: InputFields;
  /** Values with their display form, records referred to included, by field or relationship name. */
  fields: Record<string, FieldData>;
}

const known = new WeakMap<RecordData, ConsoleRecord>();

/**
 * Turns a record of the platform into one of the console; a template for a new record has an empty id. The same record
 * gives the same one again, so that whoever comes back to a long list does not wait for its rows to be turned anew.
 */
export function toConsoleRecord(record: RecordData): ConsoleRecord {
  const before = known.get(record);
  if (before) return before;
  const turned = turn(record);
  known.set(record, turned);
  return turned;
}

function turn({ id, apiName, recordTypeId, systemModstamp, fields }: RecordData): ConsoleRecord {
  const values = Object.entries(fields).filter(([, field]) => isInputValue(field.value));
  return {
    id: id ?? '',
    apiName,
    recordTypeId: recordTypeId ?? null,
    systemModstamp: systemModstamp ?? undefined,
    values: Object.fromEntries(values.map(([name, field]) => [name, field.value as InputValue])),
    fields,
  };
}

function isInputValue(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** The record that a relationship leads to, e.g. `Account` beside the field `AccountId`. */
export function relatedRecord(
  fields: Record<string, FieldData>,
  relationship: string | null | undefined,
): RecordData | undefined {
  const value = relationship ? fields[relationship]?.value : undefined;
  return value !== null && typeof value === 'object' && 'fields' in value ? (value as RecordData) : undefined;
}

/** The values that differ, those of the second set. */
export function changedValues(before: InputFields, after: InputFields): InputFields {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => normal(value) !== normal(before[name])),
  );
}

/** An emptied input and a field without a value are the same. */
const normal = (value: InputValue | undefined): InputValue =>
  value === '' || value === undefined ? null : value;
