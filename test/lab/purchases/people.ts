import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import { type Answer, send } from './buyers.ts';

/** Adds members of staff who are signed in already. */
export async function addStaff(store: Store, count: number): Promise<{ readonly cookie: string }[]> {
  const staff: { cookie: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const username = `personal-${number}@offizin.example`;
    const user = await store.insert('User', {
      LastName: `Personal ${number}`,
      Username: username,
      Email: username,
      ProfileId: profileId('Merchandiser'),
    });
    const { token } = await openSession(store, { userId: user.Id }, new Date());
    staff.push({ cookie: `sid=${token}` });
  }
  return staff;
}

/** Adds buyers who can sign in with the password `demo`, and answers their user names. */
export async function addPeopleWithPassword(store: Store, count: number): Promise<string[]> {
  const PasswordHash__c = await hashPassword('demo');
  const names: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const account = await store.insert('Account', { Name: `Gästin ${number}` });
    const username = `gaestin-${number}@offizin.example`;
    await store.insert('User', {
      LastName: `Gästin ${number}`,
      Username: username,
      Email: username,
      ProfileId: profileId('Buyer'),
      AccountId: account.Id,
      PasswordHash__c,
    });
    names.push(username);
  }
  return names;
}

/** Asks the platform at a whole path. */
export function request(
  origin: string,
  { cookie }: { readonly cookie: string } = { cookie: '' },
  [method, path, body, headers = {}]: readonly [string, string, unknown?, Readonly<Record<string, string>>?],
): Promise<Answer> {
  return send(origin + path, { method, headers: { ...headers, ...(cookie && { cookie }) }, body });
}
