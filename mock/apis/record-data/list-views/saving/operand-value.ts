import type { Field } from '../../../../objects/definition/index.ts';
import { isCalendarDay, momentOf } from '../../calendar-day.ts';
import { relativeDaysName } from '../../relative-days/relative-days.ts';
import type { Scalar } from '../../where/parse-where.ts';

const TRUE: readonly string[] = ['true', '1', 'ja', 'yes', 'wahr'];
const FALSE: readonly string[] = ['false', '0', 'nein', 'no', 'falsch'];
const NUMBER = /^-?\d{1,18}([.,]\d{1,18})?$/;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/**
 * The value that a person means by a label in a list condition: labels of either language, decimals with a comma and
 * days as Germans write them are understood, nothing stands for an empty field. Undefined for what the field cannot hold.
 */
export function operandValue(field: Field, label: string): Scalar | undefined {
  const text = label.trim();
  if (text.includes('\u0000')) return undefined;
  if (text === '') return null;
  switch (field.type) {
    case 'Picklist':
    case 'MultiPicklist':
      return picklistValue(field, text);
    case 'Boolean':
      return truth(text.toLowerCase());
    case 'Currency':
    case 'Double':
    case 'Int':
    case 'Percent':
      return NUMBER.test(text) ? text.replace(',', '.') : undefined;
    case 'Date':
      return isCalendarDay(isoDay(text)) ? isoDay(text) : relativeDaysName(text);
    case 'DateTime':
      return isCalendarDay(isoDay(text))
        ? isoDay(text)
        : (momentOf(text)?.toISOString() ?? relativeDaysName(text));
    default:
      return text;
  }
}

function picklistValue({ picklist }: Field, text: string): string | undefined {
  const lower = text.toLowerCase();
  const known = picklist?.values.find(({ value, label }) =>
    [value, label.de, label.en].some((name) => name.toLowerCase() === lower),
  );
  return known?.value;
}

function truth(text: string): boolean | undefined {
  if (TRUE.includes(text)) return true;
  return FALSE.includes(text) ? false : undefined;
}

function isoDay(text: string): string {
  const [, day = '', month = '', year] = GERMAN_DAY.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
