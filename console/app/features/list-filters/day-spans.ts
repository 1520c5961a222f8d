import { fromPersonTime, personDay } from '../../i18n/person-time.ts';
import { relativeDate } from '../list-views/relative-dates.ts';

/** Days from the first to the last, both included, ISO 8601. */
interface DaySpan {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text names days: one of the calendar, or a span that moves with it. */
export const isDays = (text: string): boolean => DAY.test(text) || relativeDate(text) !== undefined;

/**
 * The days that a text names, as list views take them: one of the calendar, or those of a span that moves with it, seen
 * from the shop's today. Weeks begin on Monday.
 */
export function daysOf(text: string, now: Date): DaySpan {
  const relative = relativeDate(text);
  const today = personDay(now);
  if (!relative) return { from: text.slice(0, 10), to: text.slice(0, 10) };
  const { name, count = 0 } = relative;
  if (name === 'LAST_N_DAYS') return { from: plusDays(today, -count), to: today };
  if (name === 'NEXT_N_DAYS') return { from: plusDays(today, 1), to: plusDays(today, count) };
  const [step = '', unit] = name.split('_');
  const away = { YESTERDAY: -1, TOMORROW: 1, LAST: -1, NEXT: 1 }[step] ?? 0;
  if (!unit) return { from: plusDays(today, away), to: plusDays(today, away) };
  const from = startOf(today, unit, away);
  return { from, to: plusDays(startOf(from, unit, 1), -1) };
}

/** The first moment of a span, and the first one after it, as ISO 8601 in UTC. */
export const momentsOf = ({ from, to }: DaySpan): DaySpan => ({
  from: fromPersonTime(`${from}T00:00`),
  to: fromPersonTime(`${plusDays(to, 1)}T00:00`),
});

/** The first day of the week, month or year that lies so many of them away. */
function startOf(day: string, unit: string, away: number): string {
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
