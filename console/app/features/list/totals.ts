import { isNumeric } from '#client/records/data-types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { Locale } from '../../i18n/locales.ts';
import { tagOf } from '../../i18n/manner.ts';
import type { Column } from '../fields/column.ts';
import { moneyFormat } from '../fields/money-format.ts';

/** The sum of a column. */
export interface Total {
  path: string;
  label: string;
  /** As a person reads it. */
  sum: string;
}

type Row = Pick<ConsoleRecord, 'values'>;

/** Sums are made of whole parts, as decimals would drift; the platform keeps no finer ones. */
const PARTS = 1_000_000;

/** The columns that hold amounts of the records themselves; shares have no sum. */
export const summedColumns = (columns: readonly Column[]): Column[] =>
  columns.filter(
    ({ path, dataType }) => isNumeric(dataType) && dataType !== 'Percent' && !path.includes('.'),
  );

/** The sums of the columns that hold amounts, of these rows. */
export function totalsOf(columns: readonly Column[], rows: readonly Row[], locale: Locale): Total[] {
  return summedColumns(columns).flatMap((column) => {
    const values = rows.flatMap(({ values: { [column.path]: value } }) =>
      value === null || value === undefined ? [] : Number(value),
    );
    if (values.length === 0) return [];
    return totalOf(column, values.reduce((all, value) => all + Math.round(value * PARTS), 0) / PARTS, locale);
  });
}

/** A sum as a person reads it. */
export function totalOf({ path, label, dataType }: Column, sum: number, locale: Locale): Total {
  const format = dataType === 'Currency' ? moneyFormat(locale) : new Intl.NumberFormat(tagOf(locale)).format;
  return { path, label, sum: format(sum) };
}
