import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import type { Row } from '#mock/store/row.ts';
import { type Door, newToken, openDoor } from '../testing/door.ts';
import { addRefreshToken } from './refresh-tokens.ts';
import { addApplication, SECRET } from './testing/applications.ts';

type Application = Row<'ConnectedApplication'>;

let door: Door;
let application: Application;
let username: string;
let userId: string;

beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
beforeEach(async () => {
  application = await addApplication(door.store);
  ({ username } = await addUser(door.store));
  userId = (await door.store.findOne('User', { where: { Username: username } }))?.Id ?? '';
});

const byPassword = (fields: Record<string, string> = {}) =>
  door.token(application, { grant_type: 'password', username, password: 'demo', ...fields });
const versions = '/services/data/v64.0/ui-api/object-info/Product2';
const read = (token: string) => door.get(versions, { authorization: `Bearer ${token}` });

describe('the grant by password', () => {
  it('PF-DOOR-01 PF-DOOR-02 answers a token of the platform’s form, which opens a session', async () => {
    const { status, body } = await byPassword();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^00DOf0000000001!AQ[\w-]{43}$/),
      scope: 'api web id profile email openid',
      instance_url: door.origin,
      id: `${door.origin}/id/00DOf0000000001MAA/${userId}`,
      token_type: 'Bearer',
      issued_at: String(door.clock().getTime()),
    });
    expect(body.refresh_token).toBeUndefined();
    const signed = createHmac('sha256', SECRET).update(body.id + body.issued_at);
    expect(body.signature).toBe(signed.digest('base64'));
    expect((await read(body.access_token)).status).toBe(200);
  });

  it('keeps hashes only', async () => {
    const { body } = await byPassword();
    const stored = JSON.stringify([
      await door.store.find('AuthSession'),
      await door.store.find('ConnectedApplication'),
    ]);
    expect(stored).not.toContain(body.access_token);
    expect(stored).not.toContain(SECRET);
  });

  it('takes id and secret as Basic authorization', async () => {
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${application.ConsumerKey__c}:${secret}`).toString('base64')}`,
    });
    const fields = { grant_type: 'password', username, password: 'demo' };
    expect((await door.post('/services/oauth2/token', fields, basic(SECRET))).status).toBe(200);
    const refused = await door.post('/services/oauth2/token', fields, basic('wrong'));
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
    expect(refused.headers.get('www-authenticate')).toContain('Basic');
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 'invalid_grant'],
    ['an unknown person', { username: 'nobody@offizin.example' }, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['no secret', { client_secret: '' }, 'invalid_client'],
    ['an unknown application', { client_id: 'unknown' }, 'invalid_client_id'],
    ['no application', { client_id: '' }, 'invalid_request'],
    ['no name', { username: '' }, 'invalid_request'],
    ['another grant', { grant_type: 'device' }, 'unsupported_grant_type'],
    ['no grant', { grant_type: '' }, 'invalid_request'],
  ])('PF-DOOR-03 refuses %s in the form of OAuth', async (_, fields, error) => {
    const answer = await byPassword(fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error, error_description: expect.stringMatching(/\w/) });
  });

  it('refuses users who have left', async () => {
    await door.store.update('User', userId, { IsActive: false });
    expect((await byPassword()).body.error).toBe('invalid_grant');
  });

  it('PF-DOOR-04 ends with the session', async () => {
    const { body } = await byPassword();
    door.clock.advance(SESSION_SECONDS * 1000);
    const { status, body: refusal } = await read(body.access_token);
    expect([status, refusal[0].errorCode]).toEqual([401, 'INVALID_SESSION_ID']);
  });
});

describe('the grant of an application for itself', () => {
  it('acts as the user whom the application names', async () => {
    await door.store.update('ConnectedApplication', application.Id, { ExecutionUserId__c: userId });
    const { body } = await door.token(application, { grant_type: 'client_credentials' });
    expect(body.id).toMatch(userId);
  });

  it('is refused where there is no such user, or no secret', async () => {
    const ask = (one: Application) => door.token(one, { grant_type: 'client_credentials' });
    expect((await ask(application)).body.error).toBe('invalid_grant');
    const open = await addApplication(door.store, { IsPublic__c: true, ExecutionUserId__c: userId });
    expect((await ask(open)).body.error).toBe('unauthorized_client');
  });
});

describe('a refresh token', () => {
  const granted = (of: Application) =>
    addRefreshToken(
      of,
      { userId, scopes: ['api', 'id', 'refresh_token'], grantId: `grant-${of.Id}` },
      {
        store: door.store,
        now: door.clock(),
      },
    );
  const refresh = (of: Application, refresh_token: string, more = {}) =>
    door.token(of, { grant_type: 'refresh_token', refresh_token, ...more });

  it('is exchanged for access tokens, as often as is wished', async () => {
    const token = await granted(application);
    const [first, second] = [await refresh(application, token), await refresh(application, token)];
    expect(first.body).toMatchObject({ scope: 'api id refresh_token' });
    expect(second.body.access_token).not.toBe(first.body.access_token);
    expect(first.body.refresh_token).toBeUndefined();
  });

  it('PF-DOOR-05 works once where the application rotates them, and a second use ends all that came of it', async () => {
    const rotating = await addApplication(door.store, { RotatesRefreshTokens__c: true });
    const token = await granted(rotating);
    const { body } = await refresh(rotating, token);
    expect((await read(body.access_token)).status).toBe(200);
    expect((await refresh(rotating, token)).body.error).toBe('invalid_grant');
    expect((await refresh(rotating, body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await read(body.access_token)).status).toBe(401);
  });

  it('PF-DOOR-05 that rotates is exchanged by one only of two requests at once, and that ends its consent', async () => {
    const rotating = await addApplication(door.store, { RotatesRefreshTokens__c: true });
    const token = await granted(rotating);
    const answers = await Promise.all([refresh(rotating, token), refresh(rotating, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const body = answers.find(({ status }) => status === 200)?.body;
    expect((await read(body.access_token)).status).toBe(401);
    expect((await refresh(rotating, body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('may ask for fewer scopes, and for no others', async () => {
    const token = await granted(application);
    expect((await refresh(application, token, { scope: 'id' })).body.scope).toBe('id');
    for (const scope of ['web', 'nothing', 'id full'])
      expect((await refresh(application, token, { scope })).body.error).toBe('invalid_scope');
  });

  it('PF-DOOR-05 is refused in the words of OAuth when nobody has it, or it is an access token', async () => {
    const { body } = await byPassword();
    for (const token of ['made-up', body.access_token])
      expect(await refresh(application, token)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant', error_description: expect.stringMatching(/\w/) },
      });
  });

  it('is refused when it has expired, or is another application’s', async () => {
    const token = await granted(application);
    const other = await addApplication(door.store);
    expect((await refresh(other, token)).body.error).toBe('invalid_grant');
    door.clock.advance(application.RefreshTokenDays__c * 86_400_000);
    expect((await refresh(application, token)).body.error).toBe('invalid_grant');
  });
});

describe('an access token', () => {
  it('PF-DOOR-06 opens no data where its application has no scope for them', async () => {
    const { status, body } = await read((await newToken(door, 'id')).token);
    expect([status, body[0].errorCode]).toEqual([401, 'INVALID_SESSION_ID']);
    expect((await read((await newToken(door, 'full')).token)).status).toBe(200);
  });
});
