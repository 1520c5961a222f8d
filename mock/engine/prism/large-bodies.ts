import { ownTurns } from '#http/turns/own-turns.ts';

/** Up to so many bytes, taking a body apart takes less than a millisecond. */
const SMALL = 32 * 1024;

const inOwnTurn = ownTurns();

/** Takes bodies apart, large ones one after the other and each in a turn of its own (PF-SEC-18). */
export async function inTurn<T>(bytes: Uint8Array, work: () => T | Promise<T>): Promise<T> {
  return bytes.length <= SMALL ? work() : inOwnTurn(work);
}
