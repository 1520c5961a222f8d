import type { Door } from '#mock/apis/platform/testing/door.ts';
import { ADMINISTRATOR_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { profileId } from '#mock/store/metadata-records.ts';

export const USERNAME = 'admin@offizin.example';
export const PASSWORD = 'demo';

/** Adds the administrator as whom programs sign in. */
export async function addAdministrator({ store }: Door): Promise<void> {
  await store.insert('User', {
    Id: ADMINISTRATOR_USER_ID,
    LastName: 'Walter',
    Username: USERNAME,
    Email: USERNAME,
    ProfileId: profileId('System Administrator'),
    PasswordHash__c: await hashPassword(PASSWORD),
  });
}
