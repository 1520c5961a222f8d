import type { ListInfo } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fromDecimalInput, toDecimalInput } from '../fields/decimal.ts';
import type { Condition, ListObjectColumn, ListObjectInfo } from '../list-views/operators.ts';
import { type ColumnFilter, isNumber, kindOf } from './column-filter.ts';

type Named = Pick<ListObjectColumn, 'picklistValues'>;

/** A value as a person reads it: labels of picklists, numbers with the decimal sign of the language. */
export function operandLabel(
  operand: string,
  { kind }: Pick<ColumnFilter, 'kind'>,
  column: Named | undefined,
  locale: Locale,
): string {
  const known = column?.picklistValues?.find(({ apiName }) => apiName === operand);
  if (known) return known.label ?? known.apiName;
  return kind === 'number' ? toDecimalInput(operand, locale) : operand;
}

/**
 * The values that a person has entered, as the platform stores them; nothing entered looks for fields without a value.
 *
 * @returns undefined where a number is wanted and something else was entered
 */
export function enteredOperands(
  labels: readonly string[],
  column: Pick<ListObjectColumn, 'picklistValues' | 'dataType'>,
  locale: Locale,
): string[] | undefined {
  const isOfNumbers = kindOf(column.dataType) === 'number';
  const operands = (labels.length > 0 ? labels : ['']).map((label) => {
    const known = column.picklistValues?.find((value) => (value.label ?? value.apiName) === label);
    if (known) return known.apiName;
    return isOfNumbers ? String(fromDecimalInput(label, locale) ?? '') : label;
  });
  return isOfNumbers && !operands.every((operand) => operand === '' || isNumber(operand))
    ? undefined
    : operands;
}

/** The condition as list views keep it, with its values as a person reads them. */
export const conditionOf = (
  filter: ColumnFilter,
  column: ListObjectColumn | undefined,
  locale: Locale,
): Condition => ({
  fieldApiName: filter.fieldApiName,
  label: column?.label ?? null,
  operator: filter.operator,
  operandLabels: filter.operands.map((operand) => operandLabel(operand, filter, column, locale)),
});

/** A list view with the conditions set on its columns, as a copy of it begins. */
export function withFilters(
  listInfo: ListInfo,
  filters: readonly ColumnFilter[],
  { columns }: ListObjectInfo,
  locale: Locale,
): ListInfo {
  if (filters.length === 0) return listInfo;
  const added = filters.map((filter) =>
    conditionOf(
      filter,
      columns.find(({ fieldApiName }) => fieldApiName === filter.fieldApiName),
      locale,
    ),
  );
  const { filteredByInfo, filterLogicString } = listInfo;
  const numbers = added.map((_, index) => filteredByInfo.length + index + 1);
  const logic = filterLogicString ? [`(${filterLogicString})`, ...numbers].join(' AND ') : null;
  return { ...listInfo, filteredByInfo: [...filteredByInfo, ...added], filterLogicString: logic };
}
