import { setTimeout as wait } from 'node:timers/promises';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import { SignInThrottled } from './sign-in-throttle.ts';

/** Whoever is answered at once asks again at once, and a shop makes a page of each answer. */
const APART_MS = 100;
const LIMITS = { atOnce: 400, mostOfOne: 50, mostOfAll: 400 };

const refusals = new FairQueue(LIMITS);
const guesses = new FairQueue(LIMITS);

/** Does work, and where it is refused for too many tries tells a network so ten times a second at most. */
export async function paced<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignInThrottled) await refusals.run(network, () => wait(APART_MS)).catch(ignoreFull);
    throw error;
  }
}

/**
 * Does work for a network ten times a second at most, whatever comes of it.
 *
 * @throws QueueFullError where too much of it waits
 */
export function tenASecond<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  return guesses.run(network, async () => {
    const turn = wait(APART_MS);
    return work().finally(() => turn);
  });
}

/** Nobody is held for longer than what may wait. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof QueueFullError)) throw error;
}
