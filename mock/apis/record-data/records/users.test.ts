import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserSession } from '../../../model/sessions/session.ts';
import { profileId } from '../../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

let platform: Platform;
let administrator: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  administrator = await platform.user('System Administrator');
});
afterAll(() => platform.close());

const create = (caller: Caller, name: string, more: object = {}) =>
  caller.post('/records', {
    apiName: 'User',
    fields: {
      FirstName: 'Nora',
      LastName: name,
      Username: `${name.toLowerCase()}@offizin.example`,
      Email: `${name.toLowerCase()}@offizin.example`,
      ProfileId: profileId('Support'),
      ...more,
    },
  });
const change = (caller: Caller, id: string, fields: object) => caller.patch(`/records/${id}`, { fields });

describe('users', () => {
  it('are made and changed by administrators, and deleted by nobody', async () => {
    const made = await create(administrator, 'Neumann');
    expect(made.status).toBe(201);
    expect(made.body.fields).toMatchObject({ Name: { value: 'Nora Neumann' }, IsActive: { value: true } });
    const changed = await change(administrator, made.body.id, { IsActive: false });
    expect(changed.body.fields.IsActive.value).toBe(false);
    expect((await administrator.delete(`/records/${made.body.id}`)).status).toBe(403);
  });

  it.each(['Merchandiser', 'Support'] as const)('are not made or changed by a %s', async (profile) => {
    const { body } = await create(administrator, `Bleibt${profile}`);
    const caller = await platform.user(profile);
    expect((await create(caller, 'Niemand')).status).toBe(403);
    expect((await change(caller, body.id, { IsActive: false })).status).toBe(403);
    const { updateable, createable } = (await caller.get('/object-info/User')).body;
    expect({ updateable, createable }).toEqual({ updateable: false, createable: false });
  });

  it('keep what only the platform writes, and one name each', async () => {
    const users = await platform.store.count('User');
    for (const [name, fields, errorCode] of [
      ['Demo', { IsDemo__c: true }, 'INVALID_FIELD_FOR_INSERT_UPDATE'],
      ['Geheim', { PasswordHash__c: 'x' }, 'INVALID_FIELD'],
      ['Doppelt', { Username: 'neumann@offizin.example' }, 'DUPLICATE_VALUE'],
    ] as const) {
      const { status, body } = await create(administrator, name, fields);
      const [field = ''] = Object.keys(fields);
      expect(status, name).toBe(400);
      expect(body.output.fieldErrors, name).toMatchObject({ [field]: [{ errorCode }] });
    }
    expect(await platform.store.count('User')).toBe(users);
  });

  it('PF-WRITE-03 keep the own access and profile, whoever it is', async () => {
    const own = String((administrator.session as UserSession).userId);
    for (const [fields, field] of [
      [{ IsActive: false }, 'IsActive'],
      [{ ProfileId: profileId('Support') }, 'ProfileId'],
    ] as const) {
      const { status, body } = await change(administrator, own, fields);
      expect(status).toBe(400);
      expect(body.output.fieldErrors).toMatchObject({
        [field]: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION' }],
      });
    }
    expect((await change(administrator, own, { FirstName: 'Ada', IsActive: true })).status).toBe(200);
    const { body } = await create(administrator, 'Zweite', { ProfileId: profileId('System Administrator') });
    expect((await change(administrator, body.id, { IsActive: false })).status, 'of another one').toBe(200);
  });

  it('PF-WRITE-82 everybody sets language, formats and time zone of the own user, and nothing else of it', async () => {
    const caller = await platform.user('Support', { username: 'own@offizin.example' });
    const own = String((caller.session as UserSession).userId);
    const settings = { LanguageLocaleKey: 'en', LocaleSidKey: 'en_US', TimeZoneSidKey: 'America/New_York' };
    expect((await change(caller, own, settings)).status).toBe(200);
    expect(await platform.store.get('User', own)).toMatchObject(settings);
    const renamed = await change(caller, own, { FirstName: 'Ada' });
    expect(renamed.body.output.fieldErrors).toMatchObject({
      FirstName: [{ errorCode: 'INVALID_FIELD_FOR_INSERT_UPDATE' }],
    });
    const unknown = await change(caller, own, { TimeZoneSidKey: 'Europe/Atlantis' });
    expect(Object.keys(unknown.body.output.fieldErrors)).toEqual(['TimeZoneSidKey']);
    const { body } = await create(administrator, 'Andere');
    expect((await change(caller, body.id, settings)).status).toBe(403);
  });
});
