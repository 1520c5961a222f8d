import type { Field } from '#mock/objects/definition/index.ts';
import type { Random } from '../random.ts';
import { typeAt } from '../schema.ts';
import type { Operand } from '../statement.ts';
import { isComparable, isNumber, isTime, randomPath } from './paths.ts';

const PARTS = [
  'CALENDAR_MONTH',
  'CALENDAR_QUARTER',
  'CALENDAR_YEAR',
  'DAY_IN_MONTH',
  'DAY_IN_WEEK',
  'DAY_IN_YEAR',
  'FISCAL_MONTH',
  'FISCAL_QUARTER',
  'FISCAL_YEAR',
  'WEEK_IN_MONTH',
  'WEEK_IN_YEAR',
];
const PARTS_OF_MOMENTS = [...PARTS, 'DAY_ONLY', 'HOUR_IN_DAY'];

/** A part of a day or of a moment. */
export function randomPart(random: Random, object: string): Operand {
  const path = randomPath(random, object, isTime);
  const isMoment = typeAt(object, path).type === 'DateTime';
  const called = random.one(isMoment ? PARTS_OF_MOMENTS : PARTS);
  return { kind: 'part', called, path, inShop: isMoment && random.happens(0.4) };
}

/** What a condition of records, or an order or a group, is about. */
export function randomOperand(random: Random, object: string): Operand {
  if (random.happens(0.12)) return randomPart(random, object);
  return { kind: 'field', path: randomPath(random, object, isComparable) };
}

/** A value made of many records. */
export function randomTotal(random: Random, object: string): Operand {
  const called = random.one(['COUNT', 'COUNT_DISTINCT', 'SUM', 'AVG', 'MIN', 'MAX']);
  const fits = (type: Field['type']) => {
    if (called === 'SUM' || called === 'AVG') return isNumber(type);
    return isComparable(type) && !(type === 'Boolean' && called.startsWith('M'));
  };
  const path = randomPath(random, object, fits);
  return fits(typeAt(object, path).type)
    ? { kind: 'total', called, path }
    : { kind: 'total', called: 'COUNT', path };
}

/** The type of the values of an operand. */
export function typeOf(object: string, operand: Operand): Field['type'] {
  if (operand.kind === 'grouping') return 'Int';
  if (operand.kind === 'label') return 'Picklist';
  if (operand.kind === 'part') return operand.called === 'DAY_ONLY' ? 'Date' : 'Int';
  const type = operand.path ? typeAt(object, operand.path).type : 'Int';
  if (operand.kind === 'field') return type;
  return operand.called === 'AVG' ? 'Double' : operand.called.startsWith('COUNT') ? 'Int' : type;
}

/** By which two operands are the same. */
export function keyOf(operand: Operand): string {
  return JSON.stringify(operand);
}
