import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Field } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import { currencyFormat, dateFormat, dateTimeFormat, numberFormat } from './formats.ts';

type Language = Viewer['language'];

/**
 * The value as a person reads it: the label of a picklist value, dates, numbers and amounts in the manner of the
 * language. Null where the raw value is readable as it is (PF-REC-01).
 */
export function displayValue(
  field: Field,
  value: Value,
  language: Language,
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
      return dateFormat(language).format(new Date(`${value}T00:00:00Z`));
    case 'DateTime':
      return dateTimeFormat(language).format(new Date(String(value)));
    case 'Currency':
      // A string keeps every digit: Intl reads it as an exact decimal.
      return currencyFormat(language, currency).format(String(value) as `${number}`);
    case 'Int':
    case 'Double':
      return numberFormat(language, field.scale).format(Number(value));
    case 'Percent':
      return `${numberFormat(language, field.scale).format(Number(value))}${language === 'de' ? '\u00a0' : ''}%`;
    default:
      return null;
  }
}

function picklistLabel({ picklist }: Field, value: string, language: Language): string {
  return picklist?.values.find((known) => known.value === value)?.label[language] ?? value;
}
