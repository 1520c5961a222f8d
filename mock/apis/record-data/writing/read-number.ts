import type { Field } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import { ValueFault } from './value-fault.ts';

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/;

/**
 * A number within the digits of its field. It is judged by its decimal text, so that an amount keeps exactly the digits
 * that were sent.
 */
export function readNumber(field: Field, given: string | number | boolean): Value | ValueFault {
  if (typeof given === 'boolean') return new ValueFault('INVALID_TYPE_ON_FIELD_IN_RECORD', 'noNumber');
  const text = String(given);
  const match = DECIMAL.exec(text);
  if (!match)
    return isExponential(text)
      ? tooManyDigits()
      : new ValueFault('INVALID_TYPE_ON_FIELD_IN_RECORD', 'noNumber');
  const [, whole = '', decimals = ''] = match;
  const { precision, scale } = field;
  if (decimals.length > scale)
    return new ValueFault('NUMBER_OUTSIDE_VALID_RANGE', 'tooManyDecimals', { scale });
  if (whole.replace(/^0+/, '').length > precision - scale) return tooManyDigits();
  return field.type === 'Currency' ? text : Number(text);
}

/** How JavaScript writes numbers that are too large, or too small, for any field. */
function isExponential(text: string): boolean {
  return /^-?\d(\.\d+)?e[+-]\d+$/i.test(text);
}

function tooManyDigits(): ValueFault {
  return new ValueFault('NUMBER_OUTSIDE_VALID_RANGE', 'tooManyDigits');
}
