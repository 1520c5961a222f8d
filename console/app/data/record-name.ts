import type { FieldData, RecordData } from '#client/records/types.ts';

/** How a record is called: the first of its name fields that has a value, else its id. */
export function recordName(
  record: Pick<RecordData, 'fields' | 'id'>,
  nameFields: readonly string[] = [],
): string {
  const named = [...nameFields, 'Name'].map((name) => record.fields[name]).find((field) => field?.value);
  return named ? displayText(named) : (record.id ?? '');
}

/** A field as text: its display form where it has one. */
export function displayText({ displayValue, value }: FieldData): string {
  return displayValue ?? (value === null ? '' : String(value));
}
