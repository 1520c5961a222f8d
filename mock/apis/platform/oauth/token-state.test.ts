import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import { type Door, openDoor } from '../testing/door.ts';
import { addRefreshToken } from './refresh-tokens.ts';
import { addApplication, credentialsOf } from './testing/applications.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

/** An application with an access token and a refresh token of one consent. */
async function granted() {
  const application = await addApplication(door.store);
  const { username } = await addUser(door.store);
  const userId = (await door.store.findOne('User', { where: { Username: username } }))?.Id ?? '';
  const grant = { userId, scopes: ['api', 'openid', 'refresh_token'] as const, grantId: application.Id };
  const refresh = await addRefreshToken(application, grant, { store: door.store, now: door.clock() });
  const { body } = await door.token(application, { grant_type: 'refresh_token', refresh_token: refresh });
  const ask = async (token: string, by = application) =>
    (await door.post('/services/oauth2/introspect', { token, ...credentialsOf(by) })).body;
  return { application, username, refresh, access: String(body.access_token), ask };
}

const end = (token: string) => door.post('/services/oauth2/revoke', { token });

it('PF-DOOR-07 ends an access token alone, and a refresh token with all that came of it', async () => {
  const { refresh, access, ask, application } = await granted();
  const { body } = await door.token(application, { grant_type: 'refresh_token', refresh_token: refresh });
  expect(await end(access)).toMatchObject({ status: 200, text: '' });
  expect([await ask(access), await ask(refresh)]).toMatchObject([{ active: false }, { active: true }]);
  await end(refresh);
  expect(await ask(body.access_token)).toEqual({ active: false });
  const again = await door.token(application, { grant_type: 'refresh_token', refresh_token: refresh });
  expect(again.body.error).toBe('invalid_grant');
});

it('answers alike to a token that nobody has, and asks for one', async () => {
  expect((await end('nothing')).status).toBe(200);
  expect((await end('')).body.error).toBe('invalid_request');
});

it('PF-DOOR-08 tells an application of its own tokens only, as long as they last', async () => {
  const { application, username, access, refresh, ask } = await granted();
  const now = Math.floor(door.clock().getTime() / 1000);
  expect(await ask(access)).toMatchObject({
    active: true,
    scope: 'api openid refresh_token',
    client_id: application.ConsumerKey__c,
    username,
    token_type: 'access_token',
    iat: now,
    exp: now + SESSION_SECONDS,
  });
  expect(await ask(refresh)).toMatchObject({ active: true, token_type: 'refresh_token' });
  expect(await ask(access, (await granted()).application)).toEqual({ active: false });
  door.clock.advance(SESSION_SECONDS * 1000);
  expect(await ask(access)).toEqual({ active: false });
});

it('tells nobody without the secret', async () => {
  const { application, access } = await granted();
  const fields = { token: access, client_id: application.ConsumerKey__c, client_secret: 'wrong' };
  const { status, body } = await door.post('/services/oauth2/introspect', fields);
  expect([status, body.error]).toEqual([400, 'invalid_client']);
});
