import { sessionsConstants } from '#generated/commerce/constants.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import type { Shop, Visitor } from './shop.ts';

const PASSWORD = 'demo';
let passwordHash: Promise<string> | undefined;

/** Switches on, or off, what guests may do in the store. */
export async function allowGuests(store: Store, cart = true, checkout = true): Promise<void> {
  await store.update('WebStore', WEBSTORE_ID, { GuestCartEnabled: cart, GuestCheckoutEnabled: checkout });
}

/** Adds a buyer who can sign in, with an account of its own; answers the account's id and the user's name. */
export async function addUser(store: Store): Promise<{ accountId: string; username: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const username = `kundin-${await store.count('User')}@offizin.example`;
  const account = await store.insert('Account', { Name: 'Kundin' });
  await store.insert('User', {
    LastName: 'Kundin',
    Username: username,
    Email: username,
    ProfileId: profileId('Buyer'),
    AccountId: account.Id,
    PasswordHash__c: await passwordHash,
  });
  return { accountId: account.Id, username };
}

/** Signs a visitor in a browser in; answers the token. */
export async function signIn(
  { store, now }: Pick<Shop, 'store' | 'now'>,
  visitor: Visitor,
  username: string,
) {
  const user = await store.findOne('User', { where: { Username: username } });
  const { token } = await openSession(store, { userId: user?.Id ?? '' }, now());
  visitor.cookies?.set(sessionsConstants.sessionCookieName, token);
  return token;
}
