import { listViewsConstants } from '#generated/record-data/constants.gen.ts';

const { relativeDays, countedDays } = listViewsConstants;

type RelativeDay = (typeof relativeDays)[number];
type Unit = 'WEEK' | 'MONTH' | 'YEAR';

/** Days from the first to the last, both included, as ISO 8601. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const COUNTED = /^([A-Z_]+):([1-9]\d{0,3})$/;
/** Writes days as ISO 8601, by time zone. */
const DAYS = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a time zone at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  const known = DAYS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  DAYS.set(timeZone, known);
  return known.format(moment);
}

/** The name of a span that moves with the calendar, as the platform writes it; undefined for any other text. */
export function relativeDaysName(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  const [, name] = COUNTED.exec(upper) ?? [];
  const isKnown = name ? countedDays.some((one) => one === name) : relativeDays.some((one) => one === upper);
  return isKnown ? upper : undefined;
}

/** The days that a span covers, seen from a day; weeks begin on Monday. Undefined for what names no span. */
export function relativeSpan(text: string, today: string): DaySpan | undefined {
  const name = relativeDaysName(text);
  if (!name) return undefined;
  const [, counted, number] = COUNTED.exec(name) ?? [];
  if (counted === 'LAST_N_DAYS') return { from: plusDays(today, -Number(number)), to: today };
  if (counted) return { from: plusDays(today, 1), to: plusDays(today, Number(number)) };
  return plainSpan(name as RelativeDay, today);
}

const STEPS: Readonly<Record<string, number>> = { LAST: -1, THIS: 0, NEXT: 1 };

function plainSpan(name: RelativeDay, today: string): DaySpan {
  const single = { TODAY: 0, YESTERDAY: -1, TOMORROW: 1 }[name as string];
  if (single !== undefined) return { from: plusDays(today, single), to: plusDays(today, single) };
  const [step = '', unit] = name.split('_') as [string, Unit];
  const from = startOf(today, unit, STEPS[step] ?? 0);
  return { from, to: plusDays(startOf(from, unit, 1), -1) };
}

/** The first day of the week, month or year that lies so many of them away. */
function startOf(day: string, unit: Unit, away: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (unit === 'YEAR') return iso(Date.UTC(year + away, 0, 1));
  if (unit === 'MONTH') return iso(Date.UTC(year, month - 1 + away, 1));
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return plusDays(day, 7 * away - sinceMonday);
}

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  return iso(date.setUTCDate(date.getUTCDate() + days));
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
