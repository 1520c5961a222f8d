import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { verifyPassword } from './password-hash.ts';

/** The active user with this name and password; undefined where one of them is wrong, and nothing tells which. */
export async function verifyLogin(
  store: Store,
  username: string,
  password: string,
): Promise<Row<'User'> | undefined> {
  const user = await userCalled(store, username);
  const isRight = await verifyPassword(password, user?.PasswordHash__c);
  return isRight && user?.IsActive ? user : undefined;
}

/** Buyers who registered are kept in lower case; staff may write a name of a user as they like. */
async function userCalled(store: Store, name: string): Promise<Row<'User'> | undefined> {
  const called = (Username: string) => store.findOne('User', { where: { Username } });
  return (await called(name)) ?? called(name.toLowerCase());
}
