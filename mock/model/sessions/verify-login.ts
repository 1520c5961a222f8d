import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { hashing } from './hashing.ts';
import { verifyPassword } from './password-hash.ts';

/** Who asks, and where the users are. The store must be none of a transaction, which would wait for the hash. */
export interface LoginContext {
  readonly store: Store;
  /** The network that the caller is in. */
  readonly network: string;
}

/** The active user with this name and password; undefined where one of them is wrong, and nothing tells which. */
export function verifyLogin(
  { store, network }: LoginContext,
  username: string,
  password: string,
): Promise<Row<'User'> | undefined> {
  return hashing(network, async () => {
    const user = await userCalled(store, username);
    const isRight = await verifyPassword(password, user?.PasswordHash__c);
    return isRight && user ? stillThere(store, user) : undefined;
  });
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
