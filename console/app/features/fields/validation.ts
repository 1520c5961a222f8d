import type { FieldInfo, InputValue } from '#client/records/types.ts';
import type { TextKey } from '../../i18n/messages.ts';
import { numberExample } from './format.ts';

/** What is wrong with a value, as a text of the console with its values. */
export interface Fault {
  key: TextKey;
  values?: Record<string, string | number>;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const URL_FORM = /^https?:\/\/\S+$/;

/**
 * Judges a value by the description of its field: required, length, kind and digits of numbers, form of
 * addresses, choices. The platform judges again when saving.
 *
 * @param choices values of a picklist field
 */
export function faultOf(
  field: FieldInfo,
  value: InputValue | undefined,
  isRequired: boolean,
  choices?: readonly string[],
): Fault | undefined {
  if (value === null || value === undefined || value === '')
    return isRequired ? { key: 'field.required' } : undefined;
  switch (field.dataType) {
    case 'Int':
    case 'Long':
    case 'Double':
    case 'Currency':
    case 'Percent':
      return numberFault(field, value);
    case 'Email':
      return EMAIL.test(String(value)) ? lengthFault(field, value) : { key: 'field.notEmail' };
    case 'Url':
      return URL_FORM.test(String(value)) ? lengthFault(field, value) : { key: 'field.notUrl' };
    case 'Picklist':
      return choices && !choices.includes(String(value)) ? { key: 'field.notInList' } : undefined;
    default:
      return lengthFault(field, value);
  }
}

function lengthFault({ length }: FieldInfo, value: InputValue): Fault | undefined {
  const count = [...String(value)].length;
  return typeof value === 'string' && length > 0 && count > length
    ? { key: 'field.tooLong', values: { max: length, count } }
    : undefined;
}

function numberFault({ dataType, precision, scale }: FieldInfo, value: InputValue): Fault | undefined {
  const text = String(value);
  const parts = /^[+-]?(\d*)(?:\.(\d+))?$/.exec(text);
  if (!parts || text === '') return { key: 'field.notNumber', values: { example: numberExample() } };
  const [, whole = '', fraction = ''] = parts;
  const isWhole = dataType === 'Int' || dataType === 'Long';
  if (isWhole && fraction) return { key: 'field.notWhole' };
  if (!isWhole && fraction.length > scale) return { key: 'field.tooManyDecimals', values: { count: scale } };
  const digits = precision - scale;
  return precision > 0 && whole.replace(/^0+/, '').length > digits
    ? { key: 'field.tooManyDigits', values: { digits } }
    : undefined;
}
