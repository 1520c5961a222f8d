import { type RawBuilder, sql } from 'kysely';
import type { FieldType } from '../../../../objects/definition/index.ts';
import { toLongId } from '../../../../store/ids.ts';
import { isCalendarDay, momentOf } from '../../../record-data/calendar-day.ts';
import { shopDay } from '../../../record-data/relative-days/relative-days.ts';
import { type DaySpan, dateSpan } from '../soql/date-span.ts';
import { type Literal, likePattern } from '../soql/literal.ts';
import type { Operand } from './expressions.ts';
import { NUMBERS } from './functions/number-types.ts';
import type { Asking } from './scope.ts';
import { isText, lowerText, textColumn } from './text-column.ts';

type Predicate = RawBuilder<unknown>;
type Sign = '=' | '!=' | '<' | '<=' | '>' | '>=';

const SIGNS = { '<': sql`<`, '<=': sql`<=`, '>': sql`>`, '>=': sql`>=` } as const;
const IDS: readonly FieldType[] = ['Id', 'Reference'];
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

/** Signs of one end of a span with the other end, which lies beyond all time. */
const OTHER_END = {
  '<': sql`>= '-infinity'`,
  '<=': sql`>= '-infinity'`,
  '>': sql`<= 'infinity'`,
  '>=': sql`<= 'infinity'`,
} as const;

/** A day or moment on one side of another. Of a span with both ends a database without statistics expects few records, and uses an index. */
function beside(left: Predicate, sign: keyof typeof SIGNS, right: Predicate): Predicate {
  return sql`(${left} ${SIGNS[sign]} ${right} and ${left} ${OTHER_END[sign]})`;
}

function isTime({ field }: Operand): boolean {
  return field.type === 'Date' || field.type === 'DateTime';
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

/** A day or a moment compared with several days: it is one of them, or lies before or after all of them. */
function compareWithSpan(operand: Operand, sign: Sign, literal: Literal, asking: Asking): Predicate {
  const { column, field } = operand;
  const span = dateSpan(literal.value, shopDay(asking.now));
  if (!span || !isTime(operand)) throw wrongType(operand, literal, asking);
  const [start, end] = field.type === 'Date' ? dayBounds(span) : momentBounds(span);
  if (sign === '<' || sign === '>=') return beside(column, sign, start);
  if (sign === '>' || sign === '<=') return beside(column, sign === '>' ? '>=' : '<', end);
  const within = sql`(${column} >= ${start} and ${column} < ${end})`;
  return sign === '=' ? within : sql`not coalesce(${within}, false)`;
}

function dayBounds({ from, to }: DaySpan): [Predicate, Predicate] {
  return [sql`${from}::date`, sql`(${to}::date + 1)`];
}

/** The shop counts days by its own clock. */
function momentBounds(span: DaySpan): [Predicate, Predicate] {
  const [start, end] = dayBounds(span);
  return [
    sql`(${start}::timestamp at time zone 'Europe/Berlin')`,
    sql`(${end}::timestamp at time zone 'Europe/Berlin')`,
  ];
}

function wrongType({ field, name }: Operand, { raw }: Literal, { text }: Asking) {
  const type = field.type.charAt(0).toLowerCase() + field.type.slice(1);
  const quotes = isText(field) || IDS.includes(field.type) ? 'be' : 'not be';
  const message = `value of filter criterion for field '${name}' must be of type ${type} and should ${quotes} enclosed in quotes: ${raw}`;
  return text.refuseCondition('INVALID_FIELD', name, message);
}

function wrongOperator({ name }: Operand, sign: string, { text }: Asking) {
  return text.refuseCondition(
    'INVALID_QUERY_FILTER_OPERATOR',
    name,
    `invalid operator ${sign} on field '${name}'`,
  );
}
