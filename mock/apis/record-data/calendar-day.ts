/** The platform knows nothing before the Gregorian calendar had settled. */
const DAY = /^(1[7-9]|[2-9]\d)\d{2}-\d{2}-\d{2}$/;
const MOMENT = /^(1[7-9]|[2-9]\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Whether a value is a day of the calendar as ISO 8601 writes it, such as `2026-02-28`. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The moment that a value names as ISO 8601 writes it, with a time; undefined for anything else. */
export function momentOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !MOMENT.test(value)) return undefined;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
