import { unparse } from 'papaparse';
import type { Locale } from '../../i18n/locales.ts';
import { numberSigns } from '../fields/format.ts';
import type { CellValue } from './cell-values.ts';

/**
 * Beginnings that a spreadsheet takes for a formula (CSV injection), also behind blanks and in full width. A plain number
 * or telephone number with its sign is none.
 */
const FORMULA = /^(?:[\t\r\n]|\s*(?:[=@＝＠]|[+＋－-](?![\d.,\s()/-]*[%€]?$)))/;

/** Marks a file as UTF-8, without which Excel reads umlauts wrongly. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as a file; where commas part decimals, semicolons part cells. */
export function csvFile(rows: readonly (readonly CellValue[])[], locale: Locale): Blob {
  const text = csvLines(rows, numberSigns(locale).decimal === ',' ? ';' : ',');
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
}

/** Rows as CSV text without the names of the columns; a text that a spreadsheet would run gets an apostrophe. */
export function csvLines(rows: readonly (readonly CellValue[])[], delimiter: string): string {
  if (rows.length === 0) return '';
  const data = rows.map((row) => row.map(guarded));
  return `${unparse(data as unknown[][], { delimiter, newline: '\r\n' })}\r\n`;
}

/** A value that no spreadsheet runs. */
export function guarded(value: CellValue): CellValue {
  return typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value;
}

/** A value of a file as it was before it was guarded. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
