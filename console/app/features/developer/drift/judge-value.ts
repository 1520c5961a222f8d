import { type Json, listOf, resolved } from '../api/contracts.ts';
import { typeText } from '../api/schema-text.ts';
import { cameText, type Found, isWrong } from './finding.ts';
import { isObject, judgeFacts, pointerTo } from './judge-facts.ts';

/** What is known of one value after it was held against a schema. */
interface Report {
  found: Found[];
  /** Members that the schema declares, parts of it included. */
  declared: ReadonlySet<string>;
  /** Whether the schema takes members of any name. */
  isOpen: boolean;
}

/**
 * Holds a value of a body against the schema of its contract.
 *
 * A member that no part of the schema declares is found as `unknown`, at every depth, though the schema takes it;
 * maps and objects without declared members take what comes.
 */
export const judgeValue = (schema: unknown, value: unknown, contract: Json, pointer = ''): Found[] => {
  const { found, declared, isOpen } = judgePart(schema, value, pointer, contract);
  if (!isObject(value) || isOpen || declared.size === 0) return found;
  const unknown = Object.keys(value).filter((name) => !declared.has(name));
  return [
    ...found,
    ...unknown.map(
      (name): Found => ({
        kind: 'unknown',
        pointer: pointerTo(pointer, name),
        expected: '–',
        came: cameText(value[name]),
      }),
    ),
  ];
};

/** What a schema says of a value, as a part of a whole that may declare further members. */
function judgePart(schema: unknown, value: unknown, pointer: string, contract: Json): Report {
  if (!isObject(schema)) return { found: [], declared: new Set(), isOpen: true };
  const { $ref, allOf, anyOf, oneOf } = schema;
  const parts = [...($ref ? [resolved({ $ref }, contract)] : []), ...listOf(allOf)];
  const choices = [anyOf, oneOf].map((each) => listOf(each)).filter(({ length }) => length > 0);
  return together([
    judgeMembers(schema, value, pointer, contract),
    ...parts.map((part) => judgePart(part, value, pointer, contract)),
    ...choices.map((branches) => judgeChoice(branches, value, pointer, contract)),
  ]);
}

function judgeMembers(schema: Json, value: unknown, pointer: string, contract: Json): Report {
  const facts = judgeFacts(schema, value, pointer, contract);
  const inside = (each: unknown, name: string | number, at: unknown) =>
    judgeValue(each, at, contract, pointerTo(pointer, name));
  const { items, additionalProperties: further } = schema;
  const properties = (schema.properties ?? {}) as Json;
  const declared = new Set(Object.keys(properties));
  if (Array.isArray(value)) {
    const found = items ? value.flatMap((item, index) => inside(items, index, item)) : [];
    return { found: [...facts, ...found], declared, isOpen: false };
  }
  if (!isObject(value)) return { found: facts, declared, isOpen: false };
  const found = Object.entries(value).flatMap(([name, member]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : further;
    return isObject(own) ? inside(own, name, member) : [];
  });
  const isOpen = further !== undefined && further !== false;
  return { found: [...facts, ...found], declared, isOpen };
}

/**
 * The branches that a value fits, or the one that it comes closest to. Whether it fits several of a `oneOf` is not
 * asked: what a platform adds to an answer may make it so.
 */
function judgeChoice(branches: readonly unknown[], value: unknown, pointer: string, contract: Json): Report {
  const reports = branches.map((branch) => judgePart(branch, value, pointer, contract));
  const fitting = reports.filter(({ found }) => !found.some(isWrong));
  if (fitting.length > 0) return { ...together(fitting), found: leastOf(fitting).found };
  const ofType = reports.filter(({ found }) => !found.some((one) => isOtherType(one, pointer)));
  if (ofType.length > 0) return leastOf(ofType);
  const expected = typeText({ oneOf: branches }, contract);
  return {
    found: [{ kind: 'type', pointer, expected, came: cameText(value) }],
    declared: new Set(),
    isOpen: true,
  };
}

const isOtherType = ({ kind, pointer }: Found, at: string) => kind === 'type' && pointer === at;

/** A fixed value tells branches apart, and weighs more than everything inside of them. */
const weightOf = ({ found }: Report) =>
  found.reduce((sum, { kind }) => sum + (kind === 'value' ? found.length + 1 : 1), 0);

const leastOf = (reports: readonly Report[]): Report =>
  reports.reduce((least, report) => (weightOf(report) < weightOf(least) ? report : least));

const together = (reports: readonly Report[]): Report => ({
  found: reports.flatMap(({ found }) => found),
  declared: new Set(reports.flatMap(({ declared }) => [...declared])),
  isOpen: reports.some(({ isOpen }) => isOpen),
});
