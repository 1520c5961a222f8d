import { objectDefinition } from '#mock/objects/index.ts';
import type { Random } from '../random.ts';
import type { Records } from '../records.ts';
import { FIELDS, fieldOf, OBJECTS, OF_SEVERAL, referencesOf, typeAt } from '../schema.ts';
import type {
  GroupedStatement,
  Member,
  Operand,
  Path,
  RecordStatement,
  Statement,
  Term,
} from '../statement.ts';
import { comparisonOf, randomCondition, randomWhere, type Source } from './conditions.ts';
import { keyOf, randomOperand, randomPart, randomTotal } from './operands.ts';
import { isComparable, isTime, randomPath } from './paths.ts';

/** A statement that the platform has to answer. */
export function randomStatement(random: Random, records: Records): Statement {
  const source = { random, object: random.one(OBJECTS), records };
  const where = random.happens(0.7) ? { where: randomWhere(source) } : {};
  const kind = random.share();
  if (kind < 0.05) return { kind: 'count', object: source.object, ...where, ...randomBounds(random) };
  if (kind < 0.3) return { ...randomTotals(source), ...where };
  return {
    ...randomRecords(source),
    ...where,
    children: randomChildren(source),
    mine: random.happens(0.05) && isOwned(source.object),
  };
}

const isOwned = (object: string): boolean => Object.hasOwn(objectDefinition(object).fields, 'OwnerId');

function randomRecords(source: Source): RecordStatement {
  const { random, object } = source;
  return {
    kind: 'records',
    object,
    members: randomMembers(source),
    children: [],
    mine: false,
    order: randomOrder(random, () => randomOrderOperand(source)),
    ...randomBounds(random),
  };
}

function randomOrderOperand({ random, object }: Source): Operand {
  return { kind: 'field', path: randomPath(random, object, isComparable) };
}

function randomOrder(random: Random, operand: () => Operand): Term[] {
  if (random.happens(0.3)) return [];
  return Array.from({ length: random.int(1, 3) }, () => {
    const by = operand();
    // The parser takes no direction behind GROUPING.
    if (by.kind === 'grouping') return { operand: by, descends: false };
    const nulls = random.happens(0.3) ? { nulls: random.one(['FIRST', 'LAST'] as const) } : {};
    return { operand: by, descends: random.happens(0.4), ...nulls };
  });
}

function randomBounds(random: Random): { limit?: number; offset?: number } {
  return {
    ...(random.happens(0.3) && { limit: random.int(0, 15) }),
    ...(random.happens(0.15) && { offset: random.int(0, 8) }),
  };
}

/** Fields, each once, some in another form, and now and then those that depend on the object of a record. */
function randomMembers(source: Source): Member[] {
  const { random, object } = source;
  const members: Member[] = [];
  const taken = new Set<string>();
  for (let index = random.int(1, 5); index > 0; index -= 1) {
    const path = randomPath(random, object);
    if (taken.has(path.join('.'))) continue;
    taken.add(path.join('.'));
    members.push(randomForm(random, object, path, members.length));
  }
  const several = referencesOf(object).filter(
    ({ to, relationship }) =>
      to.length > 1 &&
      !members.some((one) => one.kind !== 'typeof' && one.path[0] === relationship && one.path.length > 1),
  );
  if (several.length > 0 && random.happens(0.3)) members.push(randomTypeof(random, random.one(several)));
  return members;
}

function randomForm(random: Random, object: string, path: Path, index: number): Member {
  const { type } = typeAt(object, path);
  const alias = random.happens(0.5) ? { alias: `f${index}` } : {};
  if (type === 'Picklist' && random.happens(0.2)) return { kind: 'shown', called: 'toLabel', path, ...alias };
  if ((type === 'Date' || type === 'Currency') && random.happens(0.2))
    return { kind: 'shown', called: 'FORMAT', path, ...alias };
  return { kind: 'field', path };
}

function randomTypeof(random: Random, { relationship, to }: ReturnType<typeof referencesOf>[number]): Member {
  const known = to.filter((name) => FIELDS[name]);
  const whens = random
    .some(known, random.int(1, 2))
    .map((name) => [name, random.some(FIELDS[name] ?? [], 2).map((field) => [field])]);
  const otherwise = random.happens(0.5)
    ? { otherwise: random.some(OF_SEVERAL, 2).map((name) => [name]) }
    : {};
  return { kind: 'typeof', relationship, whens: Object.fromEntries(whens), ...otherwise };
}

/** Queries of the records that refer to those of the object. */
function randomChildren({ random, object, records }: Source): RecordStatement['children'] {
  if (!random.happens(0.2)) return [];
  const lists = OBJECTS.flatMap((child) =>
    referencesOf(child).flatMap(({ field, to }) => {
      const { reference } = fieldOf(child, field);
      const isListed = to.includes(object) && !reference?.listedOtherwiseBy?.includes(object);
      return reference?.childRelationshipName && isListed
        ? [{ relationship: reference.childRelationshipName, by: field, child }]
        : [];
    }),
  );
  return random.some(lists, random.int(1, 2)).map(({ relationship, by, child }) => {
    const source = { random, object: child, records };
    const where = random.happens(0.5)
      ? { where: randomCondition(source, 2, () => comparisonOf(source, randomOperand(random, child))) }
      : {};
    return { relationship, by, statement: { ...randomRecords(source), ...where } };
  });
}

function randomTotals(source: Source): GroupedStatement {
  const { random, object } = source;
  const groups = randomGroups(source);
  const subtotals =
    groups.length > 0 && groups.every(({ kind }) => kind === 'field') && random.happens(0.3)
      ? random.one(['ROLLUP', 'CUBE'] as const)
      : undefined;
  const totals = Array.from({ length: random.int(groups.length > 0 ? 0 : 1, 3) }, () =>
    randomTotal(random, object),
  );
  const tellings = subtotals
    ? groups.flatMap((one) =>
        'path' in one && one.path ? [{ kind: 'grouping', path: one.path } as const] : [],
      )
    : [];
  const operands = [...random.some(groups, random.int(1, 3)), ...totals, ...tellings];
  const outputs = operands.map((operand, index) => ({
    operand,
    ...(operand.kind !== 'field' && !random.happens(0.5) ? {} : { alias: `o${index}` }),
  }));
  const ordered = () => random.one([...groups, ...totals, ...tellings]);
  const ungrouped = groups.length === 0;
  return {
    kind: 'totals',
    object,
    outputs,
    groups,
    ...(subtotals && { subtotals }),
    ...(!ungrouped && random.happens(0.4) && { having: randomHaving(source, groups) }),
    order: ungrouped ? [] : randomOrder(random, ordered),
    ...(ungrouped ? {} : randomBounds(random)),
  };
}

function randomGroups({ random, object }: Source): Operand[] {
  const groups = Array.from(
    { length: random.int(0, 3) },
    (): Operand =>
      random.happens(0.2)
        ? randomPart(random, object)
        : { kind: 'field', path: randomPath(random, object, (type) => isComparable(type) && !isTime(type)) },
  );
  return [...new Map(groups.map((one) => [keyOf(one), one])).values()];
}

function randomHaving(source: Source, groups: readonly Operand[]) {
  const { random, object } = source;
  return randomCondition(source, 2, () =>
    comparisonOf(source, random.happens(0.6) ? randomTotal(random, object) : random.one(groups)),
  );
}
