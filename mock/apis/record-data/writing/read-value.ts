import { typedPzn } from '#pharmacy/pzn.ts';
import type { Field } from '../../../objects/definition/index.ts';
import { toLongId } from '../../../store/ids.ts';
import type { Value } from '../../../store/row.ts';
import { isCalendarDay, momentOf } from '../calendar-day.ts';
import { readNumber } from './read-number.ts';
import { ruleFault } from './rules.ts';
import { ValueFault } from './value-fault.ts';

/** A value as a request carries it. */
export type Given = string | number | boolean | null;

/** Whether a request gives no value: none, an empty text, or a text of blanks. */
export function isEmpty(given: Given): boolean {
  return given === null || (typeof given === 'string' && given.trim() === '');
}

/**
 * The value to store for what a request gives, or why it does not fit the field. An empty text is no value. Whether a
 * reference leads to a record, and whether a picklist offers the value, is decided elsewhere: that takes more than the
 * field.
 */
export function readValue(field: Field, given: Given): Value | ValueFault {
  if (given === null || isEmpty(given)) {
    return field.required ? new ValueFault('REQUIRED_FIELD_MISSING', 'missing') : null;
  }
  const value = typed(field, given);
  if (value instanceof ValueFault || value === null) return value;
  return ruleFault(field, value) ?? value;
}

function typed(field: Field, given: string | number | boolean): Value | ValueFault {
  switch (field.type) {
    case 'Boolean':
      return typeof given === 'boolean' ? given : wrongType('noFlag');
    case 'Currency':
    case 'Double':
    case 'Int':
    case 'Percent':
      return readNumber(field, given);
    case 'Date':
      return isCalendarDay(given) ? given : wrongType('noDate');
    case 'DateTime':
      return readMoment(given);
    case 'Reference':
      return readReference(given);
    default:
      return readText(field, given);
  }
}

function readText({ length, rule }: Field, given: string | number | boolean): Value | ValueFault {
  // No column of the store takes a NUL character.
  if (typeof given !== 'string' || given.includes('\u0000')) return wrongType('noText');
  const text = rule === 'pzn' ? (typedPzn(given)?.pzn ?? given) : given;
  const characters = [...text].length;
  return characters > length ? new ValueFault('STRING_TOO_LONG', 'tooLong', { length }) : text;
}

function readReference(given: string | number | boolean): Value | ValueFault {
  const id = typeof given === 'string' ? toLongId(given) : undefined;
  return id ?? new ValueFault('FIELD_INTEGRITY_EXCEPTION', 'unknownRecord');
}

function readMoment(given: string | number | boolean): Value | ValueFault {
  return momentOf(given)?.toISOString() ?? wrongType('noMoment');
}

function wrongType(reason: 'noFlag' | 'noDate' | 'noMoment' | 'noText'): ValueFault {
  return new ValueFault('INVALID_TYPE_ON_FIELD_IN_RECORD', reason);
}
