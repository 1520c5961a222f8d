import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { noteFailure, refuseThrottled } from '#mock/model/sessions/sign-in-throttle.ts';
import { isKnownUsername } from '../buyers/usernames.ts';
import { inTurn } from '../guesses/in-turn.ts';
import { sendKnownNameMail } from '../mails/known-name-mail.ts';
import { messages } from '../messages/messages.ts';

/** Answers that cost nothing: people forget that they have an account, but not this often. */
const FREE_TRIES = 5;

/**
 * Counts registrations with a name that somebody has, by the network, so that nobody finds out in numbers who has an
 * account (PF-SEC-10); whoever has it is told by mail.
 *
 * @throws PlatformFault 403 TOO_MANY_GUESSES, also for a name that nobody has
 */
export function countKnownNames(outside: RequestContext, name: string, shop: string): Promise<void> {
  const { store, network, now, language } = outside;
  const attempt = { username: 'registration', network, now, freeFailures: FREE_TRIES };
  return inTurn(outside, messages[language].tooManyRegistrations(), async () => {
    await refuseThrottled(store, attempt);
    if (!(await isKnownUsername(store, name))) return;
    await noteFailure(store, attempt);
    await sendKnownNameMail(outside, { shop, to: name });
  });
}
