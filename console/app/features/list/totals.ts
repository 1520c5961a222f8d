import { isNumeric } from '#client/records/data-types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { Locale } from '../../i18n/locales.ts';
import { tagOf } from '../../i18n/manner.ts';
import type { Column } from '../fields/column.ts';

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

/** The sums of the columns that hold amounts of the records themselves; nothing of shares, which have no sum. */
export function totalsOf(columns: readonly Column[], rows: readonly Row[], locale: Locale): Total[] {
  const summed = columns.filter(
    ({ path, dataType }) => isNumeric(dataType) && dataType !== 'Percent' && !path.includes('.'),
  );
  return summed.flatMap(({ path, label, dataType }) => {
    const values = rows.flatMap(({ values: { [path]: value } }) =>
      value === null || value === undefined ? [] : Number(value),
    );
    if (values.length === 0) return [];
    const sum = values.reduce((all, value) => all + Math.round(value * PARTS), 0) / PARTS;
    const minimumFractionDigits = dataType === 'Currency' ? 2 : 0;
    return [
      { path, label, sum: new Intl.NumberFormat(tagOf(locale), { minimumFractionDigits }).format(sum) },
    ];
  });
}
