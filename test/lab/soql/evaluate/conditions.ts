import type { Field } from '#mock/objects/definition/index.ts';
import type { AnyRow, Value } from '#mock/store/row.ts';
import type { Records } from '../records.ts';
import type { Condition, Literal, Operand, PatternPart, Sign } from '../statement.ts';
import { daysOf, inShop } from './days.ts';
import { operandValue } from './operands.ts';
import { compareValues } from './order.ts';
import { valueAt } from './values.ts';

/** What conditions are judged by: the value and type of an operand, and the records for queries inside. */
export interface Judging {
  readonly valueOf: (operand: Operand) => Value;
  readonly typeOf: (operand: Operand) => Field['type'];
  readonly found: (condition: Extract<Condition, { kind: 'semi' }>) => boolean;
  /** The day in the shop. */
  readonly today: string;
}

/** Whether a condition holds; one that cannot be judged, because a value is missing, does not. */
export function holds(condition: Condition, judging: Judging): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.of.every((one) => holds(one, judging));
    case 'or':
      return condition.of.some((one) => holds(one, judging));
    case 'not':
      return !holds(condition.of, judging);
    case 'semi':
      return judging.found(condition);
    case 'includes': {
      const value = judging.valueOf({ kind: 'field', path: condition.path });
      const chosen = value === null ? [] : String(value).split(';');
      return condition.groups.some((group) => group.every((one) => chosen.includes(one))) !== condition.not;
    }
    case 'like': {
      const value = judging.valueOf(condition.operand);
      return value !== null && patternOf(condition.pattern).test(String(value).toLowerCase());
    }
    case 'among': {
      const isAmong = condition.of.some((to) => compared(condition.operand, '=', to, judging));
      return isAmong !== condition.not;
    }
    default:
      return compared(condition.operand, condition.sign, condition.to, judging);
  }
}

function patternOf(parts: readonly PatternPart[]): RegExp {
  const texts = parts.map((part) => {
    if (part === '%') return '.*';
    if (part === '_') return '.';
    return part.text.toLowerCase().replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  });
  return new RegExp(`^${texts.join('')}$`, 's');
}

function compared(operand: Operand, sign: Sign, to: Literal, judging: Judging): boolean {
  const value = judging.valueOf(operand);
  const type = judging.typeOf(operand);
  if (to.kind === 'null' || (to.kind === 'text' && to.value === ''))
    return (value === null) === (sign === '=');
  if (value === null) return sign === '!=';
  if (to.kind === 'days')
    return besideDays(
      type === 'Date' ? String(value) : inShop(String(value)).slice(0, 10),
      sign,
      to,
      judging,
    );
  const isText = to.kind === 'text' && type !== 'Id' && type !== 'Reference';
  const [left, right] = isText ? [String(value).toLowerCase(), to.value.toLowerCase()] : [value, to.value];
  const order = compareValues(type, left, right);
  return {
    '=': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }[sign];
}

function besideDays(
  day: string,
  sign: Sign,
  { name, count }: Extract<Literal, { kind: 'days' }>,
  { today }: Judging,
): boolean {
  const { from, to } = daysOf(name, count, today);
  const isWithin = day >= from && day <= to;
  return {
    '=': isWithin,
    '!=': !isWithin,
    '<': day < from,
    '<=': day <= to,
    '>': day > to,
    '>=': day >= from,
  }[sign];
}

/** Judges the records of an object one by one. */
export function judgingRow(
  object: string,
  row: AnyRow,
  typeOf: Judging['typeOf'],
  records: Records,
  today: string,
  found: Judging['found'],
): Judging {
  return { valueOf: (operand) => operandValue(object, row, operand, records), typeOf, found, today };
}

/** The values that the query inside a condition finds. */
export function innerValues(
  { query }: Extract<Condition, { kind: 'semi' }>,
  typeOf: (object: string, operand: Operand) => Field['type'],
  records: Records,
  today: string,
): Set<Value> {
  const { object, path, where } = query;
  const refuse = () => {
    throw new Error('A query inside a condition has none inside');
  };
  const rows = (records[object] ?? []).filter(
    (row) =>
      !where ||
      holds(
        where,
        judgingRow(object, row, (operand) => typeOf(object, operand), records, today, refuse),
      ),
  );
  return new Set(rows.map((row) => valueAt(object, row, path, records)).filter((value) => value !== null));
}
