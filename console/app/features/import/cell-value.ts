import { isNumeric } from '#client/records/data-types.ts';
import type { FieldInfo, InputValue } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fromPersonTime } from '../../i18n/person-time.ts';
import { unguarded } from '../export/csv.ts';
import { fromDecimalInput } from '../fields/decimal.ts';
import { numberExample } from '../fields/format.ts';
import { type Fault, faultOf } from '../fields/validation.ts';
import type { Choice } from '../inputs/use-field-input.ts';

const YES = ['true', '1', 'ja', 'yes', 'wahr', 'x'];
const NO = ['false', '0', 'nein', 'no', 'falsch'];
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const RECORD_ID = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/;

/** What a cell says: a value, a name of a record that is still to be found, or what is wrong with it. */
export type CellReading = { value: InputValue } | { reference: string } | { fault: Fault };

interface CellContext {
  isRequired: boolean;
  locale: Locale;
  /** Values of a picklist that the record's type allows. */
  choices: readonly Choice[] | undefined;
}

/** Reads a text as a value of a field, in the spelling of either language, and judges it by the field. */
export function readCell(text: string, field: FieldInfo, context: CellContext): CellReading {
  const cell = unguarded(text.trim());
  if (cell === '') return context.isRequired ? { fault: { key: 'field.required' } } : { value: null };
  if (field.dataType === 'Reference')
    return RECORD_ID.test(cell) && /\d/.test(cell) ? { value: cell } : { reference: cell };
  const value = valueIn(cell, field, context);
  if (value === undefined)
    return { fault: { key: faultKey(field.dataType), values: { value: cell, example: numberExample() } } };
  const values = context.choices?.map((choice) => choice.value);
  const fault = faultOf(field, value, context.isRequired, values);
  return fault ? { fault } : { value };
}

/** Undefined for what the field cannot hold. */
function valueIn(
  text: string,
  { dataType }: FieldInfo,
  { locale, choices }: CellContext,
): InputValue | undefined {
  const lower = text.toLowerCase();
  if (dataType === 'Boolean') return YES.includes(lower) ? true : NO.includes(lower) ? false : undefined;
  if (isNumeric(dataType)) {
    const number = fromDecimalInput(text.replace(/[\s€%]+$/u, ''), locale);
    return typeof number === 'number' ? number : undefined;
  }
  if (dataType === 'Date') return isoDay(text);
  if (dataType === 'DateTime') return isoMoment(text);
  if (dataType === 'Picklist') return choiceOf(text, choices);
  if (dataType === 'MultiPicklist') {
    const parts = text.split(';').map((part) => choiceOf(part.trim(), choices));
    return parts.includes(undefined) ? undefined : parts.join(';');
  }
  return text;
}

const choiceOf = (text: string, choices: readonly Choice[] | undefined): string | undefined =>
  choices?.find(
    ({ value, label }) =>
      value === text || [value, label].some((name) => name.toLowerCase() === text.toLowerCase()),
  )?.value;

function isoDay(text: string): string | undefined {
  const [, day = '', month = '', year] = GERMAN_DAY.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const isDay = ISO_DAY.test(iso) && isCalendarDay(iso);
  return isDay ? iso : undefined;
}

/** A moment without its zone is one of the person's. */
function isoMoment(text: string): string | undefined {
  const [, , , , hour = '0', minute = '00', second = '00'] = GERMAN_DAY.exec(text) ?? [];
  const german = GERMAN_DAY.test(text) ? isoDay(text.split(/[,\s]/)[0] ?? '') : undefined;
  const iso = german ? `${german}T${hour.padStart(2, '0')}:${minute}:${second}` : text.replace(' ', 'T');
  const [, day, time = 'T00:00', zone] = ISO_MOMENT.exec(iso) ?? [];
  if (!day || !isCalendarDay(day) || Number.isNaN(Date.parse(`${day}${time}Z`))) return undefined;
  return zone ? new Date(iso).toISOString() : fromPersonTime(`${day}${time}`);
}

const KEYS: Record<string, Fault['key']> = {
  Boolean: 'importing.notTruth',
  Date: 'importing.notDay',
  DateTime: 'importing.notMoment',
  Picklist: 'importing.notChoice',
  MultiPicklist: 'importing.notChoice',
};
const faultKey = (dataType: string): Fault['key'] => KEYS[dataType] ?? 'field.notNumber';

/** The 30th of February is none. */
function isCalendarDay(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}
