import { isNumeric } from '#client/records/data-types.ts';
import type { FieldData, RecordData } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Column, cellOf } from '../fields/column.ts';
import { fieldText } from '../fields/format.ts';

/** A value of a file: what a spreadsheet or a program can use as it is. */
export type CellValue = string | number | boolean | null;

/** Values as a person reads them, or as the platform keeps them so that they can be imported again. */
export type ExportForm = 'shown' | 'raw';

interface Words {
  locale: Locale;
  yes: string;
  no: string;
}

/** The value of a record in a column, for a file. */
export function exportedValue(record: RecordData, column: Column, form: ExportForm, words: Words): CellValue {
  const { field, text } = cellOf({ ...record, id: record.id ?? '' } as RecordData, column);
  if (!field) return null;
  if (form === 'raw') return rawValue(field);
  if (column.dataType === 'Boolean') return field.value === true ? words.yes : words.no;
  return text ?? fieldText(field, column.dataType, words.locale);
}

/** A value for a spreadsheet, where numbers and truth stay what they are. */
export function sheetValue(record: RecordData, column: Column, words: Words): CellValue {
  const { field, text } = cellOf(record, column);
  if (!field || field.value === null) return null;
  if (isNumeric(column.dataType) && typeof field.value === 'number') return field.value;
  if (column.dataType === 'Boolean') return field.value === true;
  return text ?? fieldText(field, column.dataType, words.locale);
}

function rawValue({ value, displayValue }: FieldData): CellValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as CellValue;
  return displayValue ?? null;
}
