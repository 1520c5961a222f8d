import type { FieldData, FieldInfo } from '#client/records/types.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';

/** A saved value as it is read: a reference by the name of its record, where that is known. */
export function savedField(record: ConsoleRecord, field: FieldInfo | undefined): FieldData | undefined {
  const saved = record.fields[field?.apiName ?? ''];
  const target = relatedRecord(record.fields, field?.relationshipName);
  if (!target) return saved;
  return { value: saved?.value ?? target.id ?? null, displayValue: recordName(target) };
}
