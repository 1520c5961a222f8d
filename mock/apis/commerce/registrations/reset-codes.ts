import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { canSignIn } from '#mock/model/sessions/stored-sessions.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { issueOneTimePassword } from '../my-profile/one-time-passwords.ts';

/** The buyer who signs in with a name, in lower case; staff choose no passwords in the shop. */
export async function buyerCalled(store: Store, name: string): Promise<Row<'User'> | undefined> {
  const user = await store.findOne('User', { where: { Username: name, ProfileId: profileId('Buyer') } });
  return canSignIn(user) ? user : undefined;
}

/** A code for a new password; undefined where no buyer has the name, `too many` where as many as may be were sent. */
export async function resetCode(
  context: RequestContext,
  name: string,
): Promise<{ readonly user: Row<'User'>; readonly code: string } | 'too many' | undefined> {
  const user = await buyerCalled(context.store, name);
  if (!user) return undefined;
  try {
    const sent = await issueOneTimePassword(context, user, { Method__c: 'EMAIL', Type__c: 'Reset' });
    return { user, code: sent.Code__c };
  } catch (error) {
    if (error instanceof PlatformFault) return 'too many';
    throw error;
  }
}
