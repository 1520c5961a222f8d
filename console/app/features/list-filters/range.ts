import type { Locale } from '../../i18n/locales.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';
import { relativeDate } from '../list-views/relative-dates.ts';
import { type ColumnFilter, comparing, kindOf } from './column-filter.ts';
import { enteredOperands } from './filter-operands.ts';

/** Stands beside the operators for a span between two values, both included; the platform takes it as two conditions. */
export const BETWEEN = 'Between';

const FROM = 'GreaterOrEqual';
const TO = 'LessOrEqual';

/** Whether the values of a column have an order in which a span makes sense. */
export const hasRange = ({ dataType, supportedFilterOperators }: ListObjectColumn): boolean => {
  const operators = comparing(supportedFilterOperators);
  return (
    ['number', 'day', 'moment'].includes(kindOf(dataType)) &&
    operators.includes(FROM) &&
    operators.includes(TO)
  );
};

/** Begin and end that the conditions of a column name; undefined where they are no span of fixed values. */
export function rangeOf(filters: readonly ColumnFilter[]): [from: string, to: string] | undefined {
  const bound = (operator: string) => filters.find((one) => one.operator === operator)?.operands;
  const [from, to] = [bound(FROM), bound(TO)];
  const isFixed = (operands: string[] | undefined) =>
    operands?.length === 1 && operands[0] !== '' && relativeDate(operands[0] ?? '') === undefined;
  return filters.length === 2 && isFixed(from) && isFixed(to) ? [from?.[0] ?? '', to?.[0] ?? ''] : undefined;
}

/** What is wrong with a span that was entered. */
export type RangeFault = 'noNumber' | 'noRange' | 'turnedRange';

/** The conditions of a span as a person entered it; one end may be left open. */
export function enteredRange(
  column: ListObjectColumn,
  labels: readonly string[],
  locale: Locale,
): ColumnFilter[] | RangeFault {
  const ends = [labels[0] ?? '', labels[1] ?? ''].map(
    (label) => enteredOperands([label], column, locale)?.[0],
  );
  const [from, to] = ends;
  if (from === undefined || to === undefined) return 'noNumber';
  if (from === '' && to === '') return 'noRange';
  const kind = kindOf(column.dataType);
  const isTurned = kind === 'number' ? Number(from) > Number(to) : from > to;
  if (from !== '' && to !== '' && isTurned) return 'turnedRange';
  const bound = (operator: ColumnFilter['operator'], operand: string): ColumnFilter[] =>
    operand === '' ? [] : [{ fieldApiName: column.fieldApiName, operator, kind, operands: [operand] }];
  return [...bound(FROM, from), ...bound(TO, to)];
}
