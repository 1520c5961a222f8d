import type { Clock } from '../../clock.ts';

/** Tells whether one more call is allowed: at most `count` in any window of that many milliseconds. */
export function createCallLimit(clock: Clock, count: number, windowMs: number): () => boolean {
  let calls: number[] = [];
  return () => {
    const now = clock.now();
    calls = calls.filter((at) => now - at < windowMs);
    if (calls.length >= count) return false;
    calls.push(now);
    return true;
  };
}
