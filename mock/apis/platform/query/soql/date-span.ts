/** Days from the first to the last, both included, as ISO 8601. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

const NEAR: Readonly<Record<string, number>> = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 };
const PLAIN = /^(LAST|THIS|NEXT)_(?:FISCAL_)?(WEEK|MONTH|QUARTER|YEAR)$/;
const COUNTED = /^(?:(LAST|NEXT)_N|N)_(?:FISCAL_)?(DAY|WEEK|MONTH|QUARTER|YEAR)S(_AGO)?:(\d{1,4})$/;

/** The calendar that the store counts by. */
const WITHIN_CALENDAR = /^(?!0000)\d{4}-/;

/**
 * The days that a date literal covers, seen from a day. Weeks begin on Monday, and fiscal years are those of the
 * calendar. Undefined for what is no date literal, and for days out of every calendar.
 */
export function dateSpan(literal: string, today: string): DaySpan | undefined {
  const span = namedSpan(literal, today);
  return span && [span.from, span.to].every((day) => WITHIN_CALENDAR.test(day)) ? span : undefined;
}

function namedSpan(literal: string, today: string): DaySpan | undefined {
  const near = NEAR[literal];
  if (near !== undefined) return spanOf(today, 'DAY', near, near + 1);
  if (literal === 'LAST_90_DAYS') return spanOf(today, 'DAY', -90, 1);
  if (literal === 'NEXT_90_DAYS') return spanOf(today, 'DAY', 1, 91);
  const [, step, unit] = PLAIN.exec(literal) ?? [];
  const away = { LAST: -1, THIS: 0, NEXT: 1 }[step ?? ''];
  if (unit && away !== undefined) return spanOf(today, unit as Unit, away, away + 1);
  const [, direction, counted, ago, number] = COUNTED.exec(literal) ?? [];
  if (!counted || (direction === undefined) === (ago === undefined)) return undefined;
  return countedSpan(today, counted as Unit, direction, Number(number));
}

function countedSpan(today: string, unit: Unit, direction: string | undefined, count: number): DaySpan {
  if (direction === 'NEXT') return spanOf(today, unit, 1, count + 1);
  if (direction === undefined) return spanOf(today, unit, -count, 1 - count);
  // Of days the current one counts too, as it is under way.
  return spanOf(today, unit, -count, unit === 'DAY' ? 1 : 0);
}

function spanOf(today: string, unit: Unit, from: number, until: number): DaySpan {
  return { from: startOf(today, unit, from), to: plusDays(startOf(today, unit, until), -1) };
}

/** The first day of the unit that lies so many of them away. */
function startOf(day: string, unit: Unit, away: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (unit === 'DAY') return plusDays(day, away);
  if (unit === 'YEAR') return iso(Date.UTC(year + away, 0, 1));
  if (unit === 'MONTH') return iso(Date.UTC(year, month - 1 + away, 1));
  if (unit === 'QUARTER') return iso(Date.UTC(year, (Math.ceil(month / 3) - 1 + away) * 3, 1));
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return plusDays(day, 7 * away - sinceMonday);
}

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  return iso(date.setUTCDate(date.getUTCDate() + days));
}

function iso(time: number): string {
  const [day = ''] = new Date(time).toISOString().split('T');
  return day;
}
