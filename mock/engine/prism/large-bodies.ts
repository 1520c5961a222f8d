import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Up to so many bytes, taking a body apart takes less than a millisecond. */
const SMALL = 32 * 1024;

let last: Promise<unknown> = Promise.resolve();

/**
 * Takes bodies apart one after the other, with a turn of the event loop before each large one: several that come
 * together would hold up everybody else for as long as all of them take (PF-SEC-18).
 */
export async function inTurn<T>(bytes: Uint8Array, work: () => T | Promise<T>): Promise<T> {
  if (bytes.length <= SMALL) return work();
  const mine = last.then(() => turnOfTheLoop()).then(work);
  last = mine.catch(() => undefined);
  return mine;
}
