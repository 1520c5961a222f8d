import type { Clock } from '../../store/clock.ts';

/** A clock that was set: it runs on by so many milliseconds ahead, or stands still at a moment. */
export type ClockShift = { readonly aheadMs: number } | { readonly stillAt: number };

/** What a shifted clock shows, in milliseconds since 1970. */
export function shifted(shift: ClockShift, machine: Clock): number {
  return 'stillAt' in shift ? shift.stillAt : machine().getTime() + shift.aheadMs;
}

/** The shift by which a clock shows a moment now. */
export function shiftTo(moment: number, isFrozen: boolean, machine: Clock): ClockShift {
  return isFrozen ? { stillAt: moment } : { aheadMs: moment - machine().getTime() };
}
