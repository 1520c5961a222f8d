import type { RecordData } from '#client/records/types.ts';
import { displayText } from '../data/record-name.ts';

/** A field of a record as text, over relationships with dots; empty where it is not there. */
export function textAt(record: RecordData, path: string): string {
  const [step = '', ...further] = path.split('.');
  const field = record.fields[step];
  if (!field) return '';
  if (further.length === 0) return displayText(field);
  const value = field.value;
  return value !== null && typeof value === 'object' && 'fields' in value
    ? textAt(value as RecordData, further.join('.'))
    : '';
}
