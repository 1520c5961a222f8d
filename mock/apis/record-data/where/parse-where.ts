import { malformedWhere } from './malformed-where.ts';
import { Reader } from './reader.ts';
import { tokens } from './tokens.ts';

export type Scalar = string | number | boolean | null;

const COMPARISONS = ['eq', 'ne', 'lt', 'gt', 'lte', 'gte', 'like'] as const;
const MEMBERSHIPS = ['in', 'nin', 'includes', 'excludes'] as const;

/** A condition on records, read from the text of `where` (PF-LIST-01, PF-LIST-02). */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | {
      readonly kind: 'comparison';
      /** Relationships, then the field. */
      readonly path: readonly string[];
      readonly operator: (typeof COMPARISONS)[number];
      readonly value: Scalar;
    }
  | {
      readonly kind: 'membership';
      readonly path: readonly string[];
      readonly operator: (typeof MEMBERSHIPS)[number];
      readonly values: readonly Scalar[];
    };

/** Deeper nesting than any person or screen writes; the stack is not for a caller to fill. */
const MAXIMUM_DEPTH = 32;

/** Reads the text of `where`; throws MALFORMED_QUERY with the place where it stops making sense. */
export function parseWhere(text: string): Condition {
  const reader = new Reader(tokens(text));
  const condition = readObject(reader, [], 0);
  reader.expect('end');
  return condition;
}

/** `{ name: …, name: … }` below a path of relationships: all of its members must hold. */
function readObject(reader: Reader, path: readonly string[], depth: number): Condition {
  if (depth > MAXIMUM_DEPTH) throw malformedWhere(reader.token.at, 'nested too deeply');
  const conditions: Condition[] = [];
  reader.expect('{');
  while (!reader.skip('}')) {
    if (conditions.length > 0) reader.skip(',');
    const { at } = reader.token;
    const name = reader.name();
    reader.expect(':');
    conditions.push(readMember(reader, name, at, path, depth + 1));
    reader.skip(',');
  }
  const [only] = conditions;
  return conditions.length === 1 && only ? only : { kind: 'and', conditions };
}

function readMember(
  reader: Reader,
  name: string,
  at: number,
  path: readonly string[],
  depth: number,
): Condition {
  const word = name.toLowerCase();
  if (word === 'and' || word === 'or') {
    return { kind: word, conditions: readList(reader, () => readObject(reader, path, depth)) };
  }
  if (word === 'not') return { kind: 'not', condition: readObject(reader, path, depth) };
  if (path.length > 0 && isComparison(word)) {
    return { kind: 'comparison', path, operator: word, value: readValue(reader) };
  }
  if (path.length > 0 && isMembership(word)) {
    return { kind: 'membership', path, operator: word, values: readList(reader, () => readValue(reader)) };
  }
  if (reader.token.text !== '{') throw malformedWhere(at, `“${name}” is no operator`);
  return readObject(reader, [...path, name], depth);
}

function readList<T>(reader: Reader, readItem: () => T): T[] {
  const items: T[] = [];
  reader.expect('[');
  while (!reader.skip(']')) {
    items.push(readItem());
    reader.skip(',');
  }
  return items;
}

/** A value, bare or, as for dates and amounts, in the form `{ value: … }`. */
function readValue(reader: Reader): Scalar {
  if (!reader.skip('{')) return readScalar(reader);
  const { at } = reader.token;
  if (reader.name() !== 'value') throw malformedWhere(at, 'expected “value”');
  reader.expect(':');
  const value = readScalar(reader);
  reader.expect('}');
  return value;
}

function readScalar(reader: Reader): Scalar {
  const { kind, text, at } = reader.take();
  if (kind === 'string') return text;
  if (kind === 'number') return Number(text);
  if (kind === 'word' && text === 'null') return null;
  if (kind === 'word' && (text === 'true' || text === 'false')) return text === 'true';
  throw malformedWhere(at, 'expected a value');
}

function isComparison(word: string): word is (typeof COMPARISONS)[number] {
  return (COMPARISONS as readonly string[]).includes(word);
}

function isMembership(word: string): word is (typeof MEMBERSHIPS)[number] {
  return (MEMBERSHIPS as readonly string[]).includes(word);
}
