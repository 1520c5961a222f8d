import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { noteFailure, refuseThrottled } from '#mock/model/sessions/sign-in-throttle.ts';
import { inTurn } from '../guesses/in-turn.ts';
import { messages } from '../messages/messages.ts';

/** Codes that are sent without a wait: mails get lost, but not this often. */
const FREE_CODES = 4;

/**
 * Counts the codes that somebody has sent to an address, by the network, whether or not there is anybody of that name:
 * nobody fills a mailbox, and the refusal does not tell who has an account (PF-SEC-10).
 *
 * @throws PlatformFault 403 TOO_MANY_GUESSES
 */
export function countCode(outside: RequestContext, address: string): Promise<void> {
  const { store, network, now, language } = outside;
  const attempt = { username: `code for ${address}`, network, now, freeFailures: FREE_CODES };
  return inTurn(outside, messages[language].tooManyCodes(), async () => {
    await refuseThrottled(store, attempt);
    await noteFailure(store, attempt);
  });
}
