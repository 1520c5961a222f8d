import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';
import { type Door, newToken, openDoor } from '../testing/door.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const userCalled = async (Username: string) =>
  (await door.store.findOne('User', { where: { Username } }))?.Id ?? '';

it('PF-DOOR-09 tells a token of its own user, by ids of either length, and of nobody else', async () => {
  const { token, username } = await newToken(door);
  const own = await userCalled(username);
  const other = await userCalled((await newToken(door)).username);
  const read = (organization: string, user: string) =>
    door.get(`/id/${organization}/${user}?format=json`, bearer(token));
  const { body } = await read(ORGANIZATION_ID, own);
  expect(body).toMatchObject({
    user_id: own,
    organization_id: ORGANIZATION_ID,
    username,
    user_type: 'CSP_LITE_PORTAL',
  });
  expect(body.id).toBe(`${door.origin}/id/${ORGANIZATION_ID}/${own}`);
  expect((await read(ORGANIZATION_ID.slice(0, 15), own.slice(0, 15))).status).toBe(200);
  expect((await read(ORGANIZATION_ID, other)).status).toBe(404);
  expect((await read(`${ORGANIZATION_ID.slice(0, 14)}2`, own)).status).toBe(404);
});

it('PF-DOOR-10 tells the user in the words of OpenID where the token has that scope, or reads records', async () => {
  const { token, username } = await newToken(door, 'openid');
  const read = (of: string) => door.get('/services/oauth2/userinfo', bearer(of));
  expect((await read(token)).body).toMatchObject({ preferred_username: username, zoneinfo: 'Europe/Berlin' });
  const reader = await newToken(door, 'api');
  expect((await read(reader.token)).body.preferred_username).toBe(reader.username);
  const narrow = await read((await newToken(door, 'web')).token);
  expect(narrow.status).toBe(403);
  expect(narrow.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="openid"');
  expect((await door.get('/services/oauth2/userinfo')).status).toBe(401);
});

it('tells the time zone and the format that the user has chosen', async () => {
  const { token, username } = await newToken(door, 'api');
  const own = await userCalled(username);
  await door.store.update('User', own, { TimeZoneSidKey: 'America/New_York', LocaleSidKey: 'en_US' });
  const { body: info } = await door.get('/services/oauth2/userinfo', bearer(token));
  expect(info).toMatchObject({ zoneinfo: 'America/New_York', locale: 'en_US' });
  const { body } = await door.get(`/id/${ORGANIZATION_ID}/${own}`, bearer(token));
  expect(body).toMatchObject({ timezone: 'America/New_York', utcOffset: -5 * 3_600_000 });
});

it('lists addresses that are there', async () => {
  const { body } = await door.get('/.well-known/openid-configuration');
  expect(body.issuer).toBe(door.origin);
  const addresses = Object.entries(body).filter(([name]) => name.endsWith('_endpoint'));
  for (const [name, address] of addresses) {
    const { status } = await door.get(String(address).slice(door.origin.length));
    expect(status, name).not.toBe(404);
  }
});
