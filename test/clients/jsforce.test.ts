import { Connection, OAuth2 } from 'jsforce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Door, openDoor } from '#mock/apis/platform/testing/door.ts';
import {
  demoApplication,
  demoCallbacks,
  seedConnectedApplications,
} from '#mock/demo/seed/connected-applications.ts';
import { ADMINISTRATOR_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';
import { addAdministrator, PASSWORD, USERNAME } from './administrator.ts';
import { codeOf } from './consent.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
  await addAdministrator(door);
  await seedConnectedApplications({ store: door.store, now: door.clock(), chance: undefined as never });
});
afterAll(() => door.close());

const user = { id: ADMINISTRATOR_USER_ID, organizationId: ORGANIZATION_ID };
const oauth2 = (more = {}) => ({ loginUrl: door.origin, ...demoApplication, ...more });

describe('jsforce, unmodified', () => {
  it('PF-DOOR-11 signs in by SOAP, reads the identity and signs out', async () => {
    const connection = new Connection({ loginUrl: door.origin });
    expect(await connection.login(USERNAME, PASSWORD)).toMatchObject(user);
    expect(connection.instanceUrl).toBe(door.origin);
    expect((await connection.identity()).username).toBe(USERNAME);
    expect((await connection.soap.getUserInfo()).userName).toBe(USERNAME);
    expect((await connection.soap.getServerTimestamp()).timestamp).toBe(door.clock().toISOString());
    const { accessToken } = connection;
    await connection.logout();
    const ended = new Connection({ instanceUrl: door.origin, accessToken: accessToken ?? '' });
    await expect(ended.soap.getUserInfo()).rejects.toMatchObject({ errorCode: 'sf:INVALID_SESSION_ID' });
  });

  it('PF-DOOR-12 says that the password is wrong', async () => {
    const connection = new Connection({ loginUrl: door.origin });
    await expect(connection.login(USERNAME, 'wrong')).rejects.toThrow('INVALID_LOGIN');
  });

  it('PF-DOOR-02 signs in by OAuth with a password, and revokes the token', async () => {
    const connection = new Connection({ oauth2: oauth2() });
    expect(await connection.login(USERNAME, PASSWORD)).toMatchObject(user);
    expect((await connection.identity()).user_id).toBe(ADMINISTRATOR_USER_ID);
    await connection.logout();
    expect(await door.store.count('AuthSession', { Scopes__c: { ne: null } })).toBe(0);
    await expect(connection.oauth2.authenticate(USERNAME, 'wrong')).rejects.toMatchObject({
      name: 'invalid_grant',
    });
  });

  it('PF-DOOR-14 signs a person in by a code with a verifier, and refreshes the token', async () => {
    const [redirectUri = ''] = demoCallbacks;
    const connection = new Connection({ oauth2: oauth2({ redirectUri, useVerifier: true }) });
    const address = connection.oauth2.getAuthorizationUrl({ scope: 'api id refresh_token', state: 'x' });
    expect(await connection.authorize(await codeOf(door, address))).toMatchObject(user);
    expect((await connection.identity()).username).toBe(USERNAME);
    const { accessToken } = connection;
    await door.store.deleteWhere('AuthSession', { Scopes__c: { ne: null } });
    expect((await connection.identity()).username).toBe(USERNAME);
    expect(connection.accessToken).not.toBe(accessToken);
  });

  it('PF-DOOR-02 signs in for itself', async () => {
    const { access_token } = await new OAuth2(oauth2()).requestToken({ grant_type: 'client_credentials' });
    const connection = new Connection({ instanceUrl: door.origin, accessToken: access_token });
    expect((await connection.soap.getUserInfo()).userId).toBe(ADMINISTRATOR_USER_ID);
  });
});
