import { valueAt } from '../evaluate/values.ts';
import type { Random } from '../random.ts';
import { type Records, TEXTS } from '../records.ts';
import { FIELDS, fieldOf, OBJECTS, referencesOf, typeAt } from '../schema.ts';
import type { Condition, Literal, Operand, PatternPart, Sign } from '../statement.ts';
import { randomLiteral } from './literals.ts';
import { randomOperand, typeOf } from './operands.ts';
import { isId, isText, randomPath } from './paths.ts';

/** What conditions are made of. */
export interface Source {
  readonly random: Random;
  readonly object: string;
  readonly records: Records;
}

const DEPTH = 3;

/** Conditions on records, with queries inside where they may stand. */
export function randomWhere(source: Source): Condition {
  const { random } = source;
  const plain = randomCondition(source, DEPTH, () => randomComparison(source));
  if (!random.happens(0.15)) return plain;
  const semis = Array.from({ length: random.int(1, 2) }, () => randomSemi(source));
  return random.happens(0.3) && semis[0] ? semis[0] : { kind: 'and', of: [plain, ...semis] };
}

/** More NOT in a row than this are refused. */
const MOST_NOTS = 2;

/** Conditions joined by AND, OR and NOT; so many NOT stand before them in a row. */
export function randomCondition(
  source: Source,
  depth: number,
  comparison: () => Condition,
  nots = 0,
): Condition {
  const { random } = source;
  if (depth === 0 || random.happens(0.5)) return comparison();
  if (random.happens(0.25) && nots < MOST_NOTS)
    return { kind: 'not', of: randomCondition(source, depth - 1, comparison, nots + 1) };
  const of = Array.from({ length: random.int(2, 3) }, (_, index) =>
    randomCondition(source, depth - 1, comparison, index === 0 ? nots : 0),
  );
  return { kind: random.happens(0.5) ? 'and' : 'or', of };
}

function randomComparison(source: Source): Condition {
  const { random, object } = source;
  if (random.happens(0.1) && object === 'Lead') return randomIncludes(source);
  if (random.happens(0.05)) return randomLabel(source);
  return comparisonOf(source, randomOperand(random, object));
}

/** A comparison of an operand with values that fit it. */
export function comparisonOf(source: Source, operand: Operand): Condition {
  const { random, object, records } = source;
  const type = typeOf(object, operand);
  const path = operand.kind === 'field' ? operand.path : undefined;
  const known = path ? (records[object] ?? []).map((row) => valueAt(object, row, path, records)) : [];
  const literal = () => randomLiteral(random, type, known);
  if (random.happens(0.1))
    return { kind: 'compare', operand, sign: random.one(['=', '!=']), to: { kind: 'null' } };
  if (isText(type) && random.happens(0.2)) return { kind: 'like', operand, pattern: randomPattern(random) };
  if (type !== 'Boolean' && random.happens(0.2)) {
    const of = Array.from(
      { length: random.int(1, 4) },
      (): Literal => (random.happens(0.1) ? { kind: 'null' } : literal()),
    );
    return { kind: 'among', operand, not: random.happens(0.5), of };
  }
  const signs: readonly Sign[] =
    isId(type) || type === 'Boolean' ? ['=', '!='] : ['=', '!=', '<', '<=', '>', '>='];
  const to: Literal = isText(type) && random.happens(0.05) ? { kind: 'text', value: '' } : literal();
  const isEmpty = to.kind === 'text' && to.value === '';
  return { kind: 'compare', operand, sign: random.one(isEmpty ? ['=', '!='] : signs), to };
}

function randomPattern(random: Random): PatternPart[] {
  const text = random.one(TEXTS);
  const chars = Array.from(text);
  const from = random.int(0, chars.length - 1);
  const part = { text: chars.slice(from, from + random.int(1, 4)).join('') };
  return random.one<PatternPart[]>([
    ['%', part, '%'],
    [part, '%'],
    ['%', part],
    ['_', part, '%'],
    [{ text }],
    ['%'],
    [part, '_', '%'],
  ]);
}

function randomIncludes({ random }: Source): Condition {
  const values = (fieldOf('Lead', 'Interests__c').picklist?.values ?? []).map(({ value }) => value);
  const groups = Array.from({ length: random.int(1, 2) }, () => random.some(values, random.int(1, 2)));
  return { kind: 'includes', path: ['Interests__c'], not: random.happens(0.5), groups };
}

function randomLabel(source: Source): Condition {
  const { random, object } = source;
  const path = randomPath(random, object, (type) => type === 'Picklist');
  const { type, picklist } = typeAt(object, path);
  if (type !== 'Picklist' || !picklist) return comparisonOf(source, { kind: 'field', path: ['Id'] });
  const to = { kind: 'text', value: random.one(picklist.values).label.de } as const;
  return { kind: 'compare', operand: { kind: 'label', path }, sign: random.one(['=', '!=']), to };
}

/** A reference, or the id, among those that a query of another object finds. */
function randomSemi({ random, object, records }: Source): Condition {
  const own = (FIELDS[object] ?? []).filter((name) => isId(fieldOf(object, name).type));
  const other = random.one(OBJECTS);
  const inner = ['Id', ...referencesOf(other).map(({ field }) => field)];
  const source = { random, object: other, records };
  const where = random.happens(0.7) ? randomCondition(source, 2, () => randomComparison(source)) : undefined;
  return {
    kind: 'semi',
    path: [random.one(own)],
    not: random.happens(0.4),
    query: { object: other, path: [random.one(inner)], ...(where && { where }) },
  };
}
