import type { Locale } from '../../i18n/locales.ts';
import { kindOf } from '../list-filters/column-filter.ts';
import { operandLabel } from '../list-filters/filter-operands.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';

/** The records of a list that have one value of a field. */
export interface ChartBar {
  /** As a condition on the field has it; empty for records without a value. */
  value: string;
  label: string;
  count: number;
}

interface Words {
  locale: Locale;
  /** Stands for records without a value. */
  none: string;
  truth: { yes: string; no: string };
}

/** What a chart of a list can group by: fields whose values are few and can be looked for. */
export const chartColumns = (columns: readonly ListObjectColumn[]): ListObjectColumn[] =>
  columns.filter(
    ({ dataType, fieldApiName, supportedFilterOperators }) =>
      (dataType === 'Picklist' || dataType === 'Boolean') &&
      !fieldApiName.includes('.') &&
      supportedFilterOperators?.includes('Equals'),
  );

/** The field asked for, else the state of a record, else the first. */
export function chartColumn(columns: readonly ListObjectColumn[], asked: string) {
  const possible = chartColumns(columns);
  const named = (name: string) => possible.find(({ fieldApiName }) => fieldApiName === name);
  return named(asked) ?? named('Status') ?? possible[0];
}

/** The bars of a field in the order of its values; those without a value come last, values without a record not at all. */
export function chartBars(
  column: ListObjectColumn,
  counts: ReadonlyMap<string, number>,
  { locale, none, truth }: Words,
): ChartBar[] {
  const kind = kindOf(column.dataType);
  const order =
    kind === 'truth' ? ['true', 'false'] : (column.picklistValues ?? []).map(({ apiName }) => apiName);
  const placeOf = (value: string) => {
    if (value === '') return Number.POSITIVE_INFINITY;
    const place = order.indexOf(value);
    return place < 0 ? order.length : place;
  };
  const labelOf = (value: string) => {
    if (value === '') return none;
    if (kind === 'truth') return value === 'true' ? truth.yes : truth.no;
    return operandLabel(value, { kind }, column, locale);
  };
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((one, other) => placeOf(one.value) - placeOf(other.value));
}
