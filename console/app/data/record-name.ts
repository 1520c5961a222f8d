import type { FieldData, RecordData } from '#client/records/types.ts';
import { nameFieldOf } from './name-field.ts';

/** How a record is called: by its name, else by the first of its name fields that has a value, else by its id. */
export function recordName(
  record: Pick<RecordData, 'fields' | 'id'>,
  nameFields: readonly string[] = [],
): string {
  const named = [nameFieldOf(nameFields), ...nameFields]
    .map((name) => record.fields[name])
    .find((field) => field?.value);
  return named ? displayText(named) : (record.id ?? '');
}

/** A field as text: its display form where it has one. */
export function displayText({ displayValue, value }: FieldData): string {
  return displayValue ?? (value === null ? '' : String(value));
}
