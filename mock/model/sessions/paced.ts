import { setTimeout as wait } from 'node:timers/promises';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import { SignInThrottled } from './sign-in-throttle.ts';

/** Whoever is refused at once tries again at once, and a shop makes a page of each refusal. */
const APART_MS = 100;

const refusals = new FairQueue({ atOnce: 400, mostOfOne: 50, mostOfAll: 400 });

/** Does work, and where it is refused for too many tries tells a network so ten times a second at most. */
export async function paced<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignInThrottled) await refusals.run(network, () => wait(APART_MS)).catch(ignoreFull);
    throw error;
  }
}

/** Nobody is held for longer than what may wait. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof QueueFullError)) throw error;
}
