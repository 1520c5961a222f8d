import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { hashing } from './hashing.ts';
import { paced } from './paced.ts';
import { verifyPassword } from './password-hash.ts';
import { forgetFailures, noteFailure, refuseThrottled } from './sign-in-throttle.ts';

/** Who asks, and where the users are. The store must be none of a transaction, which would wait for the hash. */
export interface LoginContext {
  readonly store: Store;
  /** The network that the caller is in. */
  readonly network: string;
  readonly now: Date;
}

/**
 * The active user with this name and password; undefined where one of them is wrong, and nothing tells which.
 *
 * @throws SignInThrottled where too many were wrong before
 */
export function verifyLogin(
  { store, network, now }: LoginContext,
  username: string,
  password: string,
): Promise<Row<'User'> | undefined> {
  const attempt = { username, network, now };
  const compare = async () => {
    // Here, as of several that came at once each is to know of the failure of the one before.
    await refuseThrottled(store, attempt);
    const user = await userCalled(store, username);
    const isRight = await verifyPassword(password, user?.PasswordHash__c);
    const person = isRight && user ? await stillThere(store, user) : undefined;
    await (person ? forgetFailures : noteFailure)(store, attempt);
    return person;
  };
  return paced(network, () => hashing(network, compare));
}

/** Buyers who registered are kept in lower case; staff may write a name of a user as they like. */
async function userCalled(store: Store, name: string): Promise<Row<'User'> | undefined> {
  const called = (Username: string) => store.findOne('User', { where: { Username } });
  return (await called(name)) ?? called(name.toLowerCase());
}

/** The user as after the hashing: whoever was deactivated or got another password meanwhile does not come in. */
async function stillThere(store: Store, { Id, PasswordHash__c }: Row<'User'>) {
  const user = await store.get('User', Id);
  return user?.IsActive && user.PasswordHash__c === PasswordHash__c ? user : undefined;
}
