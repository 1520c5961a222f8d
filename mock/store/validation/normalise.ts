import type { Field } from '../../objects/definition/index.ts';
import { toLongId } from '../ids.ts';
import type { Value } from '../row.ts';
import { toDecimal, wholeDigits } from './decimal.ts';
import type { ExpectedType, Problem } from './problem.ts';
import { normalisePzn } from './pzn.ts';

/** A value as the store keeps it, or why it cannot be kept. */
export type Normalised = { readonly value: Value } | { readonly problem: Problem };

/** Turns what a caller sent into what the store keeps, by the field's type. Empty text is no value. */
export function normalise(field: Field, given: unknown): Normalised {
  if (given === null || given === undefined || given === '') return { value: null };
  switch (field.type) {
    case 'Boolean':
      return typeof given === 'boolean' ? { value: given } : mistyped('boolean');
    case 'Int':
    case 'Double':
    case 'Percent':
    case 'Currency':
      return numeric(field, given);
    case 'Date':
      return isDay(given) ? { value: given } : mistyped('date');
    case 'DateTime':
      return moment(given);
    case 'Id':
    case 'Reference':
      return id(given);
    case 'MultiPicklist':
      return typeof given === 'string' ? { value: unrepeated(given) } : mistyped('text');
    default:
      return textual(field, given);
  }
}

function mistyped(expected: ExpectedType): Normalised {
  return { problem: { code: 'INVALID_TYPE_ON_FIELD_IN_RECORD', expected } };
}

function numeric(field: Field, given: unknown): Normalised {
  const expected = field.type === 'Int' ? 'integer' : 'number';
  if (typeof given !== 'string' && typeof given !== 'number') return mistyped(expected);
  const decimal = toDecimal(given, field.scale);
  if (decimal === undefined) return mistyped(expected);
  if (field.type === 'Int' && Number(decimal) !== Number(given)) return mistyped(expected);
  if (wholeDigits(decimal) > field.precision - field.scale) {
    return { problem: { code: 'NUMBER_OUTSIDE_VALID_RANGE' } };
  }
  return { value: field.type === 'Currency' ? decimal : Number(decimal) };
}

function isDay(given: unknown): given is string {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const day = new Date(`${given}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
}

function moment(given: unknown): Normalised {
  const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})$/;
  const [, day] = (typeof given === 'string' && form.exec(given)) || [];
  if (!isDay(day) || Number.isNaN(Date.parse(given as string))) return mistyped('dateTime');
  return { value: new Date(given as string).toISOString() };
}

function id(given: unknown): Normalised {
  const value = typeof given === 'string' ? toLongId(given) : undefined;
  return value ? { value } : { problem: { code: 'MALFORMED_ID' } };
}

/** Text loses blanks around it; what is blank only is no value. Secrets are kept to the letter. */
function textual(field: Field, given: unknown): Normalised {
  if (typeof given !== 'string') return mistyped('text');
  if (given.includes('\0')) return mistyped('text');
  const trimmed = field.type === 'EncryptedString' ? given : given.trim();
  const value = field.rule === 'pzn' ? normalisePzn(trimmed) : trimmed;
  if (value === '') return { value: null };
  const length = [...value].length;
  if (field.length > 0 && field.type !== 'Picklist' && length > field.length) {
    return { problem: { code: 'STRING_TOO_LONG', length, maximum: field.length } };
  }
  return { value };
}

function unrepeated(values: string): string {
  return [...new Set(values.split(';').map((value) => value.trim()))].filter(Boolean).join(';');
}
