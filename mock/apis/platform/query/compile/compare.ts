import { type RawBuilder, sql } from 'kysely';
import { toLongId } from '../../../../store/ids.ts';
import { isCalendarDay, momentOf } from '../../../record-data/calendar-day.ts';
import { type Literal, likePattern } from '../soql/literal.ts';
import { beside, compareWithSpan, isTime } from './compare-times.ts';
import { NUMBERS } from './functions/number-types.ts';
import type { Operand } from './operand.ts';
import type { Asking } from './scope.ts';
import { SIGNS, type Sign } from './signs.ts';
import { IDS, isText, lowerText, textColumn } from './text-column.ts';
import { wrongOperator, wrongType } from './wrong-comparison.ts';

type Predicate = RawBuilder<unknown>;

/** As many digits as any column holds. */
const NUMBER = /^[+-]?(\d{1,18}(\.\d{0,18})?|\.\d{1,18})$/;

/** A field compared with one value; texts are equal whatever their case, and an empty text is no value (PF-SOQL-01). */
export function compare(operand: Operand, sign: Sign, literal: Literal, asking: Asking): Predicate {
  const { column, field } = operand;
  if (isNothing(operand, literal)) return compareWithNothing(operand, sign, asking);
  if (literal.kind === 'span') return compareWithSpan(operand, sign, literal, asking);
  if (field.type === 'Boolean' && sign !== '=' && sign !== '!=') throw wrongOperator(operand, sign, asking);
  const [left, right] = sides(operand, literal, asking);
  if (sign === '=') return sql`${left} = ${right}`;
  if (sign === '!=') return sql`(${column} is null or ${left} <> ${right})`;
  return isTime(operand) ? beside(left, sign, right) : sql`${left} ${SIGNS[sign]} ${right}`;
}

/** A field that has one of several values. */
export function isAmong(operand: Operand, literals: readonly Literal[], asking: Asking): Predicate {
  const { column, field } = operand;
  if (IDS.includes(field.type) && literals.every(({ kind }) => kind === 'text')) {
    const ids = literals.map(({ value }) => idOf(value, operand, asking));
    return sql`${column} = any(${ids}::text[])`;
  }
  const any = literals.map((one) => compare(operand, '=', one, asking));
  return sql`(${sql.join(any, sql` or `)})`;
}

/** A text that looks like a pattern. */
export function isLike(operand: Operand, literal: Literal, asking: Asking): Predicate {
  if (literal.kind !== 'text' || !isText(operand.field)) throw wrongOperator(operand, 'LIKE', asking);
  const pattern = likePattern(literal);
  // A backslash at the end would stand before nothing.
  const whole = /(^|[^\\])(\\\\)*\\$/.test(pattern) ? `${pattern}\\` : pattern;
  return sql`lower(${textColumn(operand)}) like ${lowerText(whole)}`;
}

/** A set of values that has all of one of the groups, which semicolons join. */
export function includes(operand: Operand, literals: readonly Literal[], asking: Asking): Predicate {
  if (operand.field.type !== 'MultiPicklist' || literals.some(({ kind }) => kind !== 'text'))
    throw wrongOperator(operand, 'INCLUDES', asking);
  const groups = literals.map(({ value }) => value.split(';'));
  const set = sql`string_to_array(${operand.column}, ';')`;
  const any = groups.map((group) => sql`coalesce(${set} @> ${group}::text[], false)`);
  return sql`(${sql.join(any, sql` or `)})`;
}

function isNothing({ field }: Operand, { kind, value }: Literal): boolean {
  return kind === 'null' || (kind === 'text' && value === '' && !IDS.includes(field.type));
}

function compareWithNothing(operand: Operand, sign: Sign, asking: Asking): Predicate {
  if (sign === '=') return sql`${operand.column} is null`;
  if (sign === '!=') return sql`${operand.column} is not null`;
  throw wrongOperator(operand, sign, asking);
}

/** Both sides of a comparison in the same form; throws 400 where the value is of another type than the field. */
function sides(operand: Operand, literal: Literal, asking: Asking): [Predicate, Predicate] {
  const { column, field } = operand;
  const { kind, value } = literal;
  if (isText(field) && kind === 'text') return [sql`lower(${textColumn(operand)})`, lowerText(value)];
  if (IDS.includes(field.type) && kind === 'text')
    return [column, sql`${idOf(value, operand, asking)}::text`];
  if (NUMBERS.includes(field.type) && kind === 'number' && NUMBER.test(value))
    return [column, sql`${value}::numeric`];
  if (field.type === 'Boolean' && kind === 'flag') return [column, sql`${value === 'TRUE'}::boolean`];
  if (field.type === 'Date' && kind === 'day' && isCalendarDay(value)) return [column, sql`${value}::date`];
  const moment = kind === 'moment' ? momentOf(value) : undefined;
  if (field.type === 'DateTime' && moment) return [column, sql`${moment.toISOString()}::timestamptz`];
  throw wrongType(operand, literal, asking);
}

function idOf(value: string, operand: Operand, { text }: Asking): string {
  const id = toLongId(value);
  if (id) return id;
  throw text.refuseCondition('INVALID_QUERY_FILTER_OPERATOR', operand.name, `invalid ID field: ${value}`);
}
