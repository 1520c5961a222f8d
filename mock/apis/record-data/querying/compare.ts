import { type RawBuilder, sql } from 'kysely';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Condition, Scalar } from '../where/parse-where.ts';
import type { Located } from './joins.ts';
import { comparable, isText } from './operands.ts';

type Comparison = Extract<Condition, { kind: 'comparison' }>;
type Membership = Extract<Condition, { kind: 'membership' }>;
type Predicate = RawBuilder<unknown>;

const SIGNS = { lt: sql`<`, gt: sql`>`, lte: sql`<=`, gte: sql`>=` } as const;

/** A field compared with one value. Texts are equal whatever their case; an empty field differs from any value. */
export function compare(
  located: Located,
  { operator, value, path }: Comparison,
  timeZone: string,
): Predicate {
  if (value === null) return compareWithNothing(located, operator, path);
  refuseNul([value], path);
  if (operator === 'like') return isLike(located, [value], path);
  const { column, operand } = comparable(located, value, path, timeZone);
  if (operator === 'eq') return sql`${column} = ${operand}`;
  if (operator === 'ne') return sql`${column} is distinct from ${operand}`;
  return sql`${column} ${SIGNS[operator]} ${operand}`;
}

/** A field that has, or has not, one of several values; of a set of values, `includes` and `excludes` ask the same. */
export function isIn(located: Located, membership: Membership, timeZone: string): Predicate {
  const { operator } = membership;
  if (operator === 'includes' || operator === 'excludes') return holds(located, membership);
  const any = isOneOf(located, membership, timeZone);
  return operator === 'in' ? any : sql`not coalesce(${any}, false)`;
}

function isOneOf(located: Located, { path, values }: Membership, timeZone: string): Predicate {
  const texts = isText(located.field) ? values.filter((value) => typeof value === 'string') : [];
  refuseNul(texts, path);
  const alternatives = values
    .filter((value) => texts.length === 0 || typeof value !== 'string')
    .map((value) => compare(located, { kind: 'comparison', path, operator: 'eq', value }, timeZone));
  if (texts.length > 0) alternatives.unshift(sql`lower(${located.column}) = ${anyOf(texts)}`);
  return alternatives.length === 0 ? sql`false` : sql`(${sql.join(alternatives, sql` or `)})`;
}

/** One of some texts in lower case. However many there are, that of a record is put in lower case once. */
function anyOf(texts: readonly string[]): Predicate {
  return sql`any(array[${sql.join(texts.map((text) => sql`lower(${text}::text)`))}])`;
}

function holds({ column, field }: Located, { operator, values, path }: Membership): Predicate {
  const isSet = field.type === 'MultiPicklist' && values.every((value) => typeof value === 'string');
  if (!isSet) throw wrongOperator(operator, path);
  refuseNul(values, path);
  const any = sql`coalesce(string_to_array(${column}, ';') && ${[...values]}::text[], false)`;
  return operator === 'includes' ? any : sql`not ${any}`;
}

function compareWithNothing(
  { column }: Located,
  operator: Comparison['operator'],
  path: readonly string[],
): Predicate {
  if (operator === 'eq') return sql`${column} is null`;
  if (operator === 'ne') return sql`${column} is not null`;
  throw wrongOperator(operator, path);
}

/** A text that is like one of some patterns, whatever its case. */
export function isLike(
  { column, field }: Located,
  patterns: readonly Scalar[],
  path: readonly string[],
): Predicate {
  const texts = patterns.filter((pattern) => typeof pattern === 'string');
  if (!isText(field) || texts.length < patterns.length) throw wrongOperator('like', path);
  refuseNul(texts, path);
  return sql`lower(${column}) like ${anyOf(texts)}`;
}

/** The database takes no text with a NUL character, and no column holds one. */
function refuseNul(values: readonly Scalar[], path: readonly string[]): void {
  if (!values.some((value) => String(value).includes('\u0000'))) return;
  const message = `A value for the field ${path.join('.')} has a NUL character.`;
  throw new PlatformFault(400, 'INVALID_QUERY_VALUE', message);
}

function wrongOperator(operator: string, path: readonly string[]): PlatformFault {
  const message = `The operator ${operator} does not fit the field ${path.join('.')} and its value.`;
  return new PlatformFault(400, 'INVALID_QUERY_FILTER_OPERATOR', message);
}
