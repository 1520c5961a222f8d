import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { FairQueue, QueueFullError } from '#mock/model/sessions/fair-queue.ts';
import { tenASecond } from '#mock/model/sessions/paced.ts';
import { SignInThrottled } from '#mock/model/sessions/sign-in-throttle.ts';

/** One at a time, as each is to know of the failure of the one before. */
const queue = new FairQueue({ atOnce: 1, mostOfOne: 50, mostOfAll: 400 });

/**
 * Does work that counts guesses, one request after the other, fairly between networks, and ten times a second at most for
 * one of them, as each can be for another name.
 *
 * @param tooMany what is said to whoever has guessed too often
 * @throws PlatformFault 403 TOO_MANY_GUESSES: a refusal of one person, as by 429 or 503 the shop would learn that the
 *   platform is to be left alone, for everybody
 */
export async function inTurn(
  { network }: RequestContext,
  tooMany: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await tenASecond(network, () => queue.run(network, work));
  } catch (error) {
    const isTooMuch = error instanceof SignInThrottled || error instanceof QueueFullError;
    if (!isTooMuch) throw error;
    throw new PlatformFault(403, 'TOO_MANY_GUESSES', tooMany);
  }
}
