import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UserSession } from '../../../model/sessions/session.ts';
import { profileId } from '../../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

let platform: Platform;
let first: Caller;
let second: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  [first, second] = [await administrator('erste'), await administrator('zweite')];
});
beforeEach(() => activateBoth());
afterAll(() => platform.close());

const administrator = (name: string) =>
  platform.user('System Administrator', { username: `${name}@offizin.example` });
const idOf = ({ session }: Caller) => (session as UserSession).userId;
const change = (by: Caller, of: Caller, fields: object) => by.patch(`/records/${idOf(of)}`, { fields });
const administrators = () =>
  platform.store.count('User', { IsActive: true, ProfileId: profileId('System Administrator') });
async function activateBoth(): Promise<void> {
  for (const caller of [first, second]) await platform.store.update('User', idOf(caller), { IsActive: true });
}
const refusedFor = (field: string) => ({
  status: 400,
  body: { output: { fieldErrors: { [field]: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION' }] } } },
});

it.each([
  ['IsActive', { IsActive: false }],
  ['ProfileId', { ProfileId: profileId('Support') }],
])(
  'PF-WRITE-83 somebody who was an administrator when the call began does not take the last one away by %s',
  async (field, fields) => {
    expect((await change(first, second, { IsActive: false })).status).toBe(200);
    expect(await change(second, first, fields)).toMatchObject(refusedFor(field));
    expect(await administrators()).toBe(1);
  },
);

it('PF-WRITE-83 of two administrators who deactivate each other at the same moment one is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      change(first, second, { IsActive: false }),
      change(second, first, { IsActive: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await administrators()).toBe(1);
    await activateBoth();
  }
});
