import { useMemo } from 'react';
import type { ConsoleRecord } from '../../data/record.ts';
import { useLocale } from '../../i18n/use-text.ts';
import type { Column } from '../fields/column.ts';
import { totalsOf } from './totals.ts';
import type { Selection } from './use-selection.ts';

interface Summed {
  columns: readonly Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  /** Whether the rows are all that the list has, and not those of the question before. */
  isWhole: boolean;
  chosen: Selection['chosen'];
}

/** What the amounts of a list come to: those of the chosen rows, or of all where they are here. */
export function useTotals({ columns, rows, isWhole, chosen }: Summed) {
  const locale = useLocale();
  const isChoice = chosen.size > 1;
  const totals = useMemo(() => {
    const summed = isChoice ? [...chosen.values()] : isWhole ? (rows ?? []) : [];
    return totalsOf(columns ?? [], summed, locale);
  }, [columns, rows, chosen, isChoice, isWhole, locale]);
  return { totals, isChoice };
}
