import { TZDate } from '@date-fns/tz';
import { personZone } from './manner.ts';

/** A moment (ISO 8601) as a date-time input has it: in the time of the person, to the minute. */
export function toTimeInput(iso: unknown): string {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return '';
  return inZone(iso).toISOString().slice(0, 16);
}

/** What a date-time input has, as a moment in UTC; null where it is empty. */
export const fromTimeInput = (text: string): string | null => (text ? fromPersonTime(text) : null);

/** A day with a time of the person, as in 2026-03-02T10:30 with or without seconds, as a moment in UTC. */
export function fromPersonTime(text: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0] = text
    .split(/\D+/)
    .map(Number);
  const local = new TZDate(year, month - 1, day, hour, minute, second, millisecond, personZone());
  return new Date(local.getTime()).toISOString();
}

/** The day that it is for the person at a moment, as ISO 8601. */
export const personDay = (moment: Date | string): string => inZone(moment).toISOString().slice(0, 10);

const inZone = (moment: Date | string): TZDate => new TZDate(new Date(moment).getTime(), personZone());
