import type { Locale } from '../../../i18n/locales.ts';
import { type Calculation, calculate } from '../../bulk/calculation.ts';
import { type CellColumn, cellText, savedValue } from './cells.ts';
import type { VariantTable } from './read-variants.ts';
import { cellKey } from './read-variants.ts';

interface Formula {
  /** Column that is filled. */
  target: CellColumn;
  /** Column whose saved prices it is made of. */
  source: CellColumn;
  how: Calculation;
  amount: number;
}

/** What a formula writes into the cells of a column, by cell; a variant without a price to start from is left out. */
export function calculatedCells(
  table: VariantTable,
  { target, source, how, amount }: Formula,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    table.variants.flatMap(({ id }) => {
      const before = savedValue(table, id, source);
      if (before === null && how !== 'set') return [];
      const after = calculate(Number(before), amount, how, target.field.scale);
      return [[cellKey(id, target), cellText(after, target, locale)]];
    }),
  );
}
