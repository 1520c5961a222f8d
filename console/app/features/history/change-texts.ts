import type { FieldChange } from '#client/records/field-history.ts';
import type { FieldInfo } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fieldText } from '../fields/format.ts';

/** The label of a picklist's value. */
export type LabelOf = (fieldApiName: string, value: string) => string;

/** The values of a change as a person reads them, empty where there was none. */
export function changeTexts(
  { apiName, before, after, names }: FieldChange,
  field: Pick<FieldInfo, 'dataType'> | undefined,
  locale: Locale,
  labelOf: LabelOf,
): { before: string; after: string } {
  if (names) return { before: names.before ?? '', after: names.after ?? '' };
  const textOf = (value: FieldChange['before']): string => {
    if (value === null || value === undefined) return '';
    if (field?.dataType === 'Picklist') return labelOf(apiName, String(value));
    if (field?.dataType === 'MultiPicklist')
      return String(value)
        .split(';')
        .map((one) => labelOf(apiName, one))
        .join('; ');
    return fieldText({ value, displayValue: null }, field?.dataType ?? 'String', locale);
  };
  return { before: textOf(before), after: textOf(after) };
}
