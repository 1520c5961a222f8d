import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyPassword } from '../../../model/sessions/password-hash.ts';
import { profileId } from '../../../store/metadata-records.ts';
import type { OpenStore } from '../../../store/store.ts';
import { openTestStore } from '../../../store/testing.ts';
import { ADMINISTRATOR_USER_ID, MERCHANDISER_USER_ID } from '../well-known-ids.ts';
import { addMissingStaff } from './add-missing-staff.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('PF-WRITE-06 the staff of the demo is added to a data folder that lacks it, once, and takes no name away', async () => {
  const taken = {
    FirstName: 'Simone',
    LastName: 'Andere',
    Username: 'support@offizin.example',
    Email: 'simone@offizin.example',
    ProfileId: profileId('Merchandiser'),
  };
  await store.insert('User', taken);
  expect(await addMissingStaff(store)).toEqual(['merch@offizin.example', 'admin@offizin.example']);
  expect(await addMissingStaff(store)).toEqual([]);
  const administrator = await store.get('User', ADMINISTRATOR_USER_ID);
  expect(administrator).toMatchObject({ IsActive: true, ProfileId: profileId('System Administrator') });
  expect(await verifyPassword('demo', administrator?.PasswordHash__c)).toBe(true);
  expect(await store.count('User', { Username: 'support@offizin.example' })).toBe(1);
  // Who was deactivated stays so.
  await store.update('User', MERCHANDISER_USER_ID, { IsActive: false });
  expect(await addMissingStaff(store)).toEqual([]);
});
