import { quoted } from '../../data/query-text.ts';
import type { ColumnFilter } from './column-filter.ts';
import { daysOf, momentsOf } from './day-spans.ts';

type Operator = ColumnFilter['operator'];

const COMPARED: Partial<Record<Operator, string>> = {
  Equals: '=',
  NotEqual: '!=',
  LessThan: '<',
  LessOrEqual: '<=',
  GreaterThan: '>',
  GreaterOrEqual: '>=',
};
/** Operators that hold only if they hold for every value; of all others one value is enough. */
const FOR_ALL: readonly Operator[] = ['NotEqual', 'NotContain', 'Excludes'];

/** A condition of a list in the platform's query language; days are those of `now`. */
export function soqlCondition(filter: ColumnFilter, now: Date): string {
  const each = filter.operands.map((operand) => compared(filter, operand, now));
  return each.length === 1
    ? `(${each[0]})`
    : `(${each.join(FOR_ALL.includes(filter.operator) ? ' AND ' : ' OR ')})`;
}

function compared({ fieldApiName: name, operator, kind }: ColumnFilter, operand: string, now: Date): string {
  if (operand !== '' && (kind === 'day' || kind === 'moment'))
    return comparedWithDays(name, operator, kind, operand, now);
  switch (operator) {
    case 'Contains':
      return `${name} LIKE ${like('%', operand)}`;
    case 'NotContain':
      return `(NOT ${name} LIKE ${like('%', operand)})`;
    case 'StartsWith':
      return `${name} LIKE ${like('', operand)}`;
    case 'Includes':
    case 'Excludes':
      return `${name} ${operator.toUpperCase()} (${quoted(operand)})`;
    default:
      return `${name} ${COMPARED[operator]} ${written(operand, kind)}`;
  }
}

/** What is equal to days lies within them. */
function comparedWithDays(
  name: string,
  operator: Operator,
  kind: 'day' | 'moment',
  operand: string,
  now: Date,
): string {
  const days = daysOf(operand, now);
  const { from, to } = kind === 'moment' ? momentsOf(days) : days;
  const [within, after] = kind === 'moment' ? ['<', '>='] : ['<=', '>'];
  switch (operator) {
    case 'NotEqual':
      return `(${name} < ${from} OR ${name} ${after} ${to} OR ${name} = null)`;
    case 'LessThan':
      return `${name} < ${from}`;
    case 'LessOrEqual':
      return `${name} ${within} ${to}`;
    case 'GreaterThan':
      return `${name} ${after} ${to}`;
    case 'GreaterOrEqual':
      return `${name} >= ${from}`;
    default:
      return `(${name} >= ${from} AND ${name} ${within} ${to})`;
  }
}

/** A text that values hold after something, whatever follows. */
const like = (before: '' | '%', text: string): string => {
  const inside = text.replaceAll(/[\\'%_]/g, '\\$&');
  return `'${before}${inside}%'`;
};

function written(operand: string, kind: ColumnFilter['kind']): string {
  if (operand === '') return 'null';
  if (kind === 'truth') return String(operand === 'true').toUpperCase();
  return kind === 'number' ? operand : quoted(operand);
}
