import { AuthInfo, Connection, Org } from '@salesforce/core';
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
import { moveHome } from './own-home.ts';

let door: Door;
let moveBack: () => void;
let accessToken: string;
let connection: Connection;
beforeAll(async () => {
  moveBack = moveHome();
  door = await openDoor();
  await addAdministrator(door);
  await seedConnectedApplications({ store: door.store, now: door.clock(), chance: undefined as never });
  const { body } = await door.post('/services/oauth2/token', {
    grant_type: 'password',
    client_id: demoApplication.clientId,
    client_secret: demoApplication.clientSecret,
    username: USERNAME,
    password: PASSWORD,
  });
  accessToken = body.access_token;
});
afterAll(async () => {
  await door.close();
  moveBack();
});

describe('@salesforce/core, unmodified', () => {
  it('PF-DOOR-09 knows whose access token it was given', async () => {
    const { origin: instanceUrl } = door;
    const authInfo = await AuthInfo.create({
      accessTokenOptions: { accessToken, instanceUrl, loginUrl: instanceUrl },
    });
    expect(authInfo.getFields()).toMatchObject({ username: USERNAME, orgId: ORGANIZATION_ID });
    connection = await Connection.create({ authInfo });
    expect(await connection.identity()).toMatchObject({ user_id: ADMINISTRATOR_USER_ID });
  });

  it('PF-REST-01 takes the newest version that the platform speaks', async () => {
    expect(connection.getApiVersion()).toBe(await connection.retrieveMaxApiVersion());
    expect(Number(connection.getApiVersion())).toBeGreaterThanOrEqual(64);
  });

  it('PF-DOOR-02 opens the organisation of that user', async () => {
    const org = await Org.create({ connection });
    expect(org.getOrgId()).toBe(ORGANIZATION_ID);
    expect(org.getUsername()).toBe(USERNAME);
    await org.refreshAuth();
  });

  it('PF-REST-04 PF-REST-05 creates, reads, changes and deletes a record', async () => {
    const created = await connection.create('Account', { Name: 'Praxis Am Markt' });
    expect(created).toMatchObject({ success: true, errors: [] });
    const id = created.id ?? '';
    expect(await connection.retrieve('Account', id)).toMatchObject({ Id: id, Name: 'Praxis Am Markt' });
    await connection.update('Account', { Id: id, Name: 'Praxis Am Ring' });
    const soql = `SELECT Name FROM Account WHERE Id = '${id}'`;
    expect(await connection.singleRecordQuery(soql)).toMatchObject({ Name: 'Praxis Am Ring' });
    await connection.delete('Account', id);
    await expect(connection.retrieve('Account', id)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('PF-SOQL-01 PF-SOQL-05 asks for rows, and for the pages after the first', async () => {
    const rows = Array.from({ length: 2100 }, (_, index) => ({ Name: `Seite ${index}` }));
    await door.store.insertMany('Account', rows);
    const soql = "SELECT Name, Owner.Username FROM Account WHERE Name LIKE 'Seite %'";
    const first = await connection.query(soql);
    expect(first).toMatchObject({ totalSize: 2100, done: false });
    const last = await connection.queryMore(String(first.nextRecordsUrl));
    expect([first.records.length, last.records.length, last.done]).toEqual([2000, 100, true]);
    expect((await connection.autoFetchQuery(soql)).records).toHaveLength(2100);
  });

  it('PF-REST-02 PF-REST-03 describes objects and tells the limits', async () => {
    const { sobjects } = await connection.describeGlobal();
    expect(sobjects.map(({ name }) => name)).toEqual(expect.arrayContaining(['Account', 'Product2']));
    const { fields } = await connection.describe('Account');
    expect(fields.find(({ name }) => name === 'Name')).toMatchObject({ type: 'string', nillable: false });
    expect((await connection.limits()).DataStorageMB?.Max).toBeGreaterThan(0);
  });

  it('PF-DOOR-14 signs a person in by a code, keeps it, and refreshes the token', async () => {
    const [redirectUri = ''] = demoCallbacks;
    const options = { ...demoApplication, loginUrl: door.origin, redirectUri, useVerifier: false };
    const address = AuthInfo.getAuthorizationUrl(options);
    const authCode = await codeOf(door, address);
    const made = await AuthInfo.create({ oauth2Options: { ...options, authCode } });
    await made.save();
    const authInfo = await AuthInfo.create({ username: USERNAME });
    expect(authInfo.isRefreshTokenFlow()).toBe(true);
    const kept = await Connection.create({ authInfo });
    await door.store.deleteWhere('AuthSession', { Scopes__c: { ne: null } });
    expect((await kept.identity()).username).toBe(USERNAME);
  });

  it('PF-DOOR-04 says that a token is worth nothing any more', async () => {
    await door.store.deleteWhere('AuthSession', { Scopes__c: { ne: null } });
    await expect(connection.query('SELECT Id FROM Account LIMIT 1')).rejects.toMatchObject({
      errorCode: 'INVALID_SESSION_ID',
    });
  });
});
