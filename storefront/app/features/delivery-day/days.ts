/** A day of the calendar, as in 2026-12-24. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;

export const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Days are counted in UTC, where each of them has 24 hours. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

const germany = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and time of day in Germany, in summer and winter. */
export function germanTime(now: Date): { day: Day; time: string } {
  const [day = '', time = ''] = germany.format(now).split(' ');
  return { day, time };
}
