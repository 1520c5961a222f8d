import { type RawBuilder, sql } from 'kysely';
import { dayIn } from '../../../record-data/relative-days/relative-days.ts';
import { type DaySpan, dateSpan } from '../soql/date-span.ts';
import type { Literal } from '../soql/literal.ts';
import type { Operand } from './operand.ts';
import type { Asking } from './scope.ts';
import { SIGNS, type Sign } from './signs.ts';
import { wrongType } from './wrong-comparison.ts';

type Predicate = RawBuilder<unknown>;

/** Signs of one end of a span with the other end, which lies beyond all time. */
const OTHER_END = {
  '<': sql`>= '-infinity'`,
  '<=': sql`>= '-infinity'`,
  '>': sql`<= 'infinity'`,
  '>=': sql`<= 'infinity'`,
} as const;

/** A day or moment on one side of another. Of a span with both ends a database without statistics expects few records, and uses an index. */
export function beside(left: Predicate, sign: keyof typeof SIGNS, right: Predicate): Predicate {
  return sql`(${left} ${SIGNS[sign]} ${right} and ${left} ${OTHER_END[sign]})`;
}

/** Whether an operand is a day or a moment. */
export function isTime({ field }: Operand): boolean {
  return field.type === 'Date' || field.type === 'DateTime';
}

/** A day or a moment compared with several days: it is one of them, or lies before or after all of them. */
export function compareWithSpan(operand: Operand, sign: Sign, literal: Literal, asking: Asking): Predicate {
  const { column, field } = operand;
  const span = dateSpan(literal.value, dayIn(asking.viewer.timeZone, asking.now));
  if (!span || !isTime(operand)) throw wrongType(operand, literal, asking);
  const [start, end] = field.type === 'Date' ? dayBounds(span) : momentBounds(span, asking.viewer.timeZone);
  if (sign === '<' || sign === '>=') return beside(column, sign, start);
  if (sign === '>' || sign === '<=') return beside(column, sign === '>' ? '>=' : '<', end);
  const within = sql`(${column} >= ${start} and ${column} < ${end})`;
  return sign === '=' ? within : sql`not coalesce(${within}, false)`;
}

function dayBounds({ from, to }: DaySpan): [Predicate, Predicate] {
  return [sql`${from}::date`, sql`(${to}::date + 1)`];
}

/** A person counts days by the own clock. */
function momentBounds(span: DaySpan, timeZone: string): [Predicate, Predicate] {
  const [start, end] = dayBounds(span);
  return [
    sql`(${start}::timestamp at time zone ${timeZone}::text)`,
    sql`(${end}::timestamp at time zone ${timeZone}::text)`,
  ];
}
