import { availableParallelism } from 'node:os';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { FairQueue, QueueFullError } from './fair-queue.ts';

/** A hash takes some tens of milliseconds of one core; half of the cores are left to everything else. */
export const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** What waits last is still answered within the patience of our own servers. */
const queue = new FairQueue({ atOnce: HASHES_AT_ONCE, mostOfOne: 100, mostOfAll: 400 });

/**
 * Does work that hashes a password, in turns with callers of other networks.
 *
 * @throws PlatformFault 503 where too many wait
 */
export async function hashing<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run(network, work);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    const message = 'Too many people sign in at the moment. Try again in a few seconds.';
    throw new PlatformFault(503, 'SERVER_UNAVAILABLE', message, { headers: { 'retry-after': '5' } });
  }
}
