import { useMemo } from 'react';
import type { ConsoleRecord } from '../../data/record.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { useRested } from '../../ui/use-rested.ts';
import type { Column } from '../fields/column.ts';
import type { NarrowedList } from '../list-filters/use-list-query.ts';
import { summedColumns, totalOf, totalsOf } from './totals.ts';
import type { Selection } from './use-selection.ts';
import { useWholeList } from './use-whole-list.ts';

interface Summed {
  columns: readonly Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  /** Whether the rows are all that the list has, and not those of the question before. */
  isWhole: boolean;
  /** Whether the platform has more of the list than is here. */
  hasMore: boolean;
  chosen: Selection['chosen'];
  narrowed: NarrowedList;
}

/** How long a list is, and what its amounts come to: those of the chosen rows, else of all, which the platform adds up. */
export function useTotals({ columns, rows, isWhole, hasMore, chosen, narrowed }: Summed) {
  const locale = useLocale();
  const isChoice = chosen.size > 1;
  const isRested = useRested();
  const summed = useMemo(() => summedColumns(columns ?? []), [columns]);
  const whole = useWholeList(
    narrowed,
    summed.map(({ path }) => path),
    isRested && hasMore && columns !== undefined,
  );
  const totals = useMemo(() => {
    if (!isChoice && whole)
      return summed.flatMap((column) => {
        const sum = whole.sums.get(column.path);
        return sum === undefined ? [] : totalOf(column, sum, locale);
      });
    const added = isChoice ? [...chosen.values()] : isWhole ? (rows ?? []) : [];
    return totalsOf(columns ?? [], added, locale);
  }, [columns, summed, rows, chosen, isChoice, isWhole, whole, locale]);
  return { totals, isChoice, all: whole?.count };
}
