import type { Data } from '#client/operation.ts';
import type { ListInfo } from '#client/records/types.ts';
import type { Say } from '../../i18n/use-text.ts';
import { relativeDateText } from './relative-dates.ts';

export type Condition = ListInfo['filteredByInfo'][number];
export type Operator = Condition['operator'];
/** What lists of an object can show and compare. */
export type ListObjectInfo = Data<'getListObjectInfo'>;
export type ListObjectColumn = ListObjectInfo['columns'][number];

/** An operator as a person reads it; days are before and after, not smaller and larger. */
export function operatorText(operator: Operator, dataType: string | null | undefined, say: Say): string {
  const isDay = dataType === 'Date' || dataType === 'DateTime';
  const kind = isDay && isOrdered(operator) ? `day${operator}` : operator;
  return say(`operator.${kind}` as Parameters<Say>[0]);
}

const isOrdered = (operator: Operator): boolean =>
  ['LessThan', 'LessOrEqual', 'GreaterThan', 'GreaterOrEqual'].includes(operator);

/** Truth values come as they are stored; everything else comes as a person reads it. */
export function operandText(operand: string | null, say: Say): string {
  if (operand === 'true') return say('field.yes');
  if (operand === 'false') return say('field.no');
  return (operand && (relativeDateText(operand, say) ?? operand)) || say('field.none');
}

/** A condition as a sentence: field, operator, values. */
export function conditionText(
  { label, fieldApiName, operator, operandLabels }: Condition,
  field: Pick<ListObjectColumn, 'label' | 'dataType'> | undefined,
  say: Say,
): string {
  const operands = operandLabels.map((operand) => operandText(operand, say)).join(say('listView.or'));
  const name = label ?? field?.label ?? fieldApiName;
  return `${name} ${operatorText(operator, field?.dataType, say)} ${operands}`;
}
