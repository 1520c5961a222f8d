import type { Clock } from '../clock.ts';

/** A clock that never sleeps: a wait moves it on, and `waits` keeps what was asked. */
export function stubClock(start = Date.UTC(2026, 2, 2)) {
  const waits: number[] = [];
  let now = start;
  const clock: Clock = {
    now: () => now,
    wait: async (milliseconds, signal) => {
      if (signal?.aborted) throw signal.reason;
      waits.push(milliseconds);
      now += milliseconds;
    },
  };
  return {
    clock,
    waits,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
