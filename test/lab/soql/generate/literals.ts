import type { Field } from '#mock/objects/definition/index.ts';
import type { Random } from '../random.ts';
import { TEXTS } from '../records.ts';
import type { Literal } from '../statement.ts';
import { isId, isNumber, isTime } from './paths.ts';

const NAMED = [
  'YESTERDAY',
  'TODAY',
  'TOMORROW',
  'LAST_90_DAYS',
  'NEXT_90_DAYS',
  ...['WEEK', 'MONTH', 'QUARTER', 'YEAR', 'FISCAL_QUARTER', 'FISCAL_YEAR'].flatMap((unit) =>
    ['LAST', 'THIS', 'NEXT'].map((step) => `${step}_${unit}`),
  ),
];
const COUNTED = ['DAYS', 'WEEKS', 'MONTHS', 'QUARTERS', 'YEARS', 'FISCAL_QUARTERS', 'FISCAL_YEARS'].flatMap(
  (units) => [`LAST_N_${units}`, `NEXT_N_${units}`, `N_${units}_AGO`],
);

/** A value to compare with: one that some record has, or any other of the type. */
export function randomLiteral(random: Random, type: Field['type'], known: readonly unknown[]): Literal {
  if (isTime(type) && random.happens(0.5)) return randomDays(random);
  const values = known.filter((value) => value !== null && value !== undefined);
  if (values.length > 0 && random.happens(0.7)) return literalOf(type, random.one(values));
  return anyLiteral(random, type);
}

function anyLiteral(random: Random, type: Field['type']): Literal {
  if (isNumber(type))
    return { kind: 'number', value: random.one(['0', '1', '12', '-3', '20.25', '100', '2026', '.5']) };
  if (type === 'Boolean') return { kind: 'flag', value: random.happens(0.5) };
  if (type === 'Date') return { kind: 'day', value: `2026-0${random.int(1, 9)}-1${random.int(0, 9)}` };
  if (type === 'DateTime')
    return {
      kind: 'moment',
      value: `2026-0${random.int(1, 9)}-1${random.int(0, 9)}T0${random.int(0, 9)}:30:00${random.one(['Z', '+02:00', '-0500'])}`,
    };
  if (isId(type)) return { kind: 'text', value: '001000000000000AAA' };
  return { kind: 'text', value: random.one([...TEXTS, 'Private', 'new', 'closed won']) };
}

function literalOf(type: Field['type'], value: unknown): Literal {
  if (isNumber(type)) return { kind: 'number', value: String(value) };
  if (type === 'Boolean') return { kind: 'flag', value: value === true };
  if (type === 'Date') return { kind: 'day', value: String(value) };
  if (type === 'DateTime') return { kind: 'moment', value: new Date(String(value)).toISOString() };
  return { kind: 'text', value: String(value) };
}

function randomDays(random: Random): Literal {
  if (random.happens(0.5)) return { kind: 'days', name: random.one(NAMED) };
  return { kind: 'days', name: random.one(COUNTED), count: random.int(1, 12) };
}
