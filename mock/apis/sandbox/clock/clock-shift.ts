/** A clock that was set: it runs on by so many milliseconds ahead, or stands still at a moment. */
export type ClockShift = { readonly aheadMs: number } | { readonly stillAt: number };

/** What a shifted clock shows at a moment of the machine's, in milliseconds since 1970. */
export function shifted(shift: ClockShift, real: Date): number {
  return 'stillAt' in shift ? shift.stillAt : real.getTime() + shift.aheadMs;
}

/** The shift by which a clock shows `moment` when the machine's shows `real`. */
export function shiftTo(moment: number, isFrozen: boolean, real: Date): ClockShift {
  return isFrozen ? { stillAt: moment } : { aheadMs: moment - real.getTime() };
}
