import type { Manner } from '../../../model/metadata/rights.ts';
import type { Field } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import { currencyFormat, dateFormat, dateTimeFormat, numberFormat, percentFormat } from './formats.ts';

/**
 * The value as a person reads it: the label of a picklist value, dates, numbers and amounts in the manner of the
 * reader. Null where the raw value is readable as it is (PF-REC-01).
 */
export function displayValue(
  field: Field,
  value: Value,
  { language, locale, timeZone }: Manner,
  currency: string,
): string | null {
  if (value === null) return null;
  switch (field.type) {
    case 'Picklist':
      return picklistLabel(field, String(value), language);
    case 'MultiPicklist':
      return String(value)
        .split(';')
        .map((one) => picklistLabel(field, one, language))
        .join('; ');
    case 'Date':
      return dateFormat(locale).format(new Date(`${value}T00:00:00Z`));
    case 'DateTime':
      return dateTimeFormat(locale, timeZone).format(new Date(String(value)));
    case 'Currency':
      // A string keeps every digit: Intl reads it as an exact decimal.
      return currencyFormat(locale, currency).format(String(value) as `${number}`);
    case 'Int':
    case 'Double':
      return numberFormat(locale, field.scale).format(Number(value));
    case 'Percent':
      return percentFormat(locale, field.scale).format(Number(value) / 100);
    default:
      return null;
  }
}

function picklistLabel({ picklist }: Field, value: string, language: Manner['language']): string {
  return picklist?.values.find((known) => known.value === value)?.label[language] ?? value;
}
