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
  if (operator === 'like') return like(located, value, path);
  const { column, operand } = comparable(located, value, path, timeZone);
  if (operator === 'eq') return sql`${column} = ${operand}`;
  if (operator === 'ne') return sql`${column} is distinct from ${operand}`;
  return sql`${column} ${SIGNS[operator]} ${operand}`;
}

/** A field that has, or has not, one of several values; of a set of values, `includes` and `excludes` ask the same. */
export function isIn(located: Located, membership: Membership, timeZone: string): Predicate {
  const { operator, values, path } = membership;
  if (operator === 'includes' || operator === 'excludes') return holds(located, membership);
  const alternatives = values.map((value) =>
    compare(located, { kind: 'comparison', path, operator: 'eq', value }, timeZone),
  );
  const any = alternatives.length === 0 ? sql`false` : sql`(${sql.join(alternatives, sql` or `)})`;
  return operator === 'in' ? any : sql`not coalesce(${any}, false)`;
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

function like({ column, field }: Located, value: Scalar, path: readonly string[]): Predicate {
  if (!isText(field) || typeof value !== 'string') throw wrongOperator('like', path);
  return sql`${column} ilike ${value}`;
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
