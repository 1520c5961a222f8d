import type { Handler, HandlerInput } from '#mock/apis/dispatch/handler.ts';
import type { Row, Update } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { asKnownUsername, refuseKnownUsername } from '../buyers/usernames.ts';
import { changeRecord } from '../records/change-record.ts';
import { spendOneTimePassword } from './one-time-passwords.ts';
import { profileAnswer, requireProfileUser } from './profile-user.ts';

/** The buyer's own profile (PF-CTX-64). */
export const getMyProfile: Handler<'getMyProfile'> = async (input, context) => ({
  status: 200,
  body: profileAnswer(await requireProfileUser(context, input)),
});

/** Changes it; mail address and phone number only with a one-time password that was verified (PF-CTX-65). */
export const updateMyProfile: Handler<'updateMyProfile'> = async (input, context) => {
  const { body } = input;
  const user = await requireProfileUser(context, input);
  const changes = changesOf(user, body);
  if (changes.Email !== undefined || changes.Phone !== undefined)
    await spendOneTimePassword(context, user, body.verificationInput?.identifier);
  return { status: 200, body: profileAnswer(await write(context.store, user, changes)) };
};

type Person = Pick<Update<'User'>, 'FirstName' | 'LastName' | 'Email' | 'Phone'>;

/** What is to be changed; what is as it was is none. */
function changesOf(user: Row<'User'>, body: HandlerInput<'updateMyProfile'>['body']): Person {
  const given: readonly [keyof Person, string | undefined][] = [
    ['FirstName', body.firstName?.trim()],
    ['LastName', body.lastName?.trim()],
    ['Email', body.email?.toLowerCase()],
    ['Phone', body.phoneNumber?.trim()],
  ];
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined || value === user[name] ? [] : [[name, value]])),
  );
}

/** Writes the user, and the contact that support sees; who signs in with the old mail address does so with the new one. */
async function write(store: Store, user: Row<'User'>, changes: Person): Promise<Row<'User'>> {
  if (Object.keys(changes).length === 0) return user;
  const { Email } = changes;
  const signsInWithIt = Email !== undefined && user.Username === user.Email;
  if (signsInWithIt) await refuseKnownUsername(store, Email);
  const changed = await changeRecord(store, 'User', user.Id, {
    ...changes,
    ...(signsInWithIt ? { Username: Email } : {}),
  }).catch(asKnownUsername);
  if (user.ContactId) await changeRecord(store, 'Contact', user.ContactId, changes);
  return changed;
}
