import { type RawBuilder, sql } from 'kysely';
import type { Operand } from '../operand.ts';
import { INT } from './number-types.ts';

type Column = RawBuilder<unknown>;

const YEAR = (at: Column) => sql`extract(year from ${at})::int`;
const MONTH = (at: Column) => sql`extract(month from ${at})::int`;
const QUARTER = (at: Column) => sql`extract(quarter from ${at})::int`;

/** Parts of a day; the fiscal year is that of the calendar. */
const PARTS: Readonly<Record<string, (at: Column) => Column>> = {
  CALENDAR_MONTH: MONTH,
  CALENDAR_QUARTER: QUARTER,
  CALENDAR_YEAR: YEAR,
  DAY_IN_MONTH: (at) => sql`extract(day from ${at})::int`,
  DAY_IN_WEEK: (at) => sql`(extract(dow from ${at})::int + 1)`,
  DAY_IN_YEAR: (at) => sql`extract(doy from ${at})::int`,
  DAY_ONLY: (at) => sql`${at}::date`,
  FISCAL_MONTH: MONTH,
  FISCAL_QUARTER: QUARTER,
  FISCAL_YEAR: YEAR,
  HOUR_IN_DAY: (at) => sql`extract(hour from ${at})::int`,
  WEEK_IN_MONTH: (at) => sql`((extract(day from ${at})::int - 1) / 7 + 1)`,
  WEEK_IN_YEAR: (at) => sql`((extract(doy from ${at})::int - 1) / 7 + 1)`,
};
/** Parts that only a moment has. */
const OF_MOMENTS = ['DAY_ONLY', 'HOUR_IN_DAY'];

/** Whether a function takes a part of a day or moment. */
export function isDatePart(called: string): boolean {
  return Object.hasOwn(PARTS, called);
}

/**
 * The part that a function takes: of a moment by UTC, or by the clock of the person where `convertTimezone` says so.
 * Undefined where the field has no such part.
 *
 * @param converted zone of that clock
 */
export function datePart(
  called: string,
  { column, field }: Operand,
  converted: string | undefined,
): Pick<Operand, 'column' | 'field'> | undefined {
  const isMoment = field.type === 'DateTime';
  if (!isMoment && (converted !== undefined || field.type !== 'Date' || OF_MOMENTS.includes(called)))
    return undefined;
  // Written out, as a bound value would make each mention of the part another expression.
  const zone = sql.lit(converted ?? 'UTC');
  const made = PARTS[called]?.(isMoment ? sql`(${column} at time zone ${zone})` : column);
  return made && { column: made, field: called === 'DAY_ONLY' ? { type: 'Date', length: 0 } : INT };
}
