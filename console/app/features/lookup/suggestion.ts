import { isRecordId } from '#client/records/record-id.ts';
import type { FieldData, RecordData } from '#client/records/types.ts';
import { displayText, recordName } from '../../data/record-name.ts';

/** A record that a field can refer to. */
export interface Suggestion {
  id: string;
  name: string;
  /** What else tells it from others of that name. */
  about: string;
}

/**
 * What may stay of an earlier search until the answer to `typed` is there: whoever presses arrow and Enter meanwhile
 * must not choose something else than was typed.
 */
export function fittingMeanwhile(earlier: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return earlier.filter(({ name, about }) => `${name} ${about}`.toLocaleLowerCase().includes(wanted));
}

/** A record as it is offered; records that it refers to are told by their names, not by their ids. */
export function suggestionOf(record: RecordData, nameFields: readonly string[]): Suggestion {
  const name = recordName(record, nameFields);
  const others = Object.entries(record.fields)
    .filter(([field]) => field !== 'Id' && !nameFields.includes(field))
    .map(([, field]) => textOf(field));
  return { id: record.id ?? '', name, about: others.filter((text) => text && text !== name).join(' · ') };
}

function textOf(field: FieldData): string {
  const { value, displayValue } = field;
  if (value !== null && typeof value === 'object') {
    return displayValue ?? ('fields' in value ? recordName(value as RecordData) : '');
  }
  const isId = typeof value === 'string' && isRecordId(value) && /\d/.test(value);
  return isId && !displayValue ? '' : displayText(field);
}
