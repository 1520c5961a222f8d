import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { forgetFailures } from '#mock/model/sessions/sign-in-throttle.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { isKnownUsername } from '../../commerce/buyers/usernames.ts';
import { sendPasswordChangedMail } from '../../commerce/mails/code-mails.ts';
import { shopName } from '../../commerce/mails/shop-name.ts';
import { openReset, tryCode } from '../../commerce/my-profile/one-time-passwords.ts';
import { openAccount } from '../../commerce/registrations/open-account.ts';
import { confirmedRegistration } from '../../commerce/registrations/pending-registrations.ts';
import { buyerCalled } from '../../commerce/registrations/reset-codes.ts';

interface Choice {
  /** In lower case. */
  readonly name: string;
  readonly code: string;
  readonly passwordHash: string;
}

/**
 * Changes the password of the buyer of that name, or opens the account that somebody wants to open by it, where the code
 * is right; tells whether it was.
 */
export async function choosePassword(context: RequestContext, choice: Choice): Promise<boolean> {
  const user = await buyerCalled(context.store, choice.name);
  if (user) return change(context, user, choice);
  const registration = await confirmedRegistration(context, choice.name, choice.code);
  // Staff may have made a user of that name meanwhile.
  if (!registration || (await isKnownUsername(context.store, choice.name))) return false;
  await openAccount(context, registration, choice.passwordHash);
  return true;
}

async function change(
  context: RequestContext,
  user: Row<'User'>,
  { name, code, passwordHash }: Choice,
): Promise<boolean> {
  const { store, network, now } = context;
  const sent = await openReset(context, user);
  if (!sent || (await tryCode(context, sent, code)) !== 'right') return false;
  await store.update('OneTimePassword__c', sent.Id, { UsedAt__c: now.toISOString() });
  await store.update('User', user.Id, { PasswordHash__c: passwordHash });
  await endSessions(store, user);
  await forgetFailures(store, { username: name, network, now });
  await sendPasswordChangedMail(context, { shop: await shopName(store), user });
  return true;
}

/** Whoever has come in by the former password is out (PF-PASS-04). */
async function endSessions(store: Store, { Id }: Row<'User'>): Promise<void> {
  await store.deleteWhere('AuthSession', { UsersId: Id });
  await store.deleteWhere('OauthToken', { UserId: Id });
  await store.deleteWhere('OauthCode__c', { UserId__c: Id });
}
