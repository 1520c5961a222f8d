import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oauthConstants } from '#generated/platform/constants.gen.ts';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import type { Row } from '#mock/store/row.ts';
import { type Door, openDoor } from '../../testing/door.ts';
import { addApplication } from '../testing/applications.ts';
import { codeFor, exchangeCode } from '../testing/authorization.ts';

let door: Door;
let application: Row<'ConnectedApplication'>;
let username: string;

beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
beforeEach(async () => {
  application = await addApplication(door.store);
  ({ username } = await addUser(door.store));
});

const asked = () => ({ door, application, username });
const granted = async (more = {}) => (await exchangeCode(asked(), await codeFor(asked(), more))).body;
const refreshed = (refresh_token: string, more = {}) =>
  door.token(application, { grant_type: 'refresh_token', refresh_token, ...more });
const part = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString());
const keys = async () => (await door.get('/id/keys')).body.keys;

/** Whether the key that the head of a token names has signed it. */
async function isSigned(token: string): Promise<boolean> {
  const key = (await keys()).find(({ kid }: { kid: string }) => kid === part(token, 0).kid);
  const [head, claims, signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key, format: 'jwk' });
  return verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
}

describe('an id token', () => {
  it('PF-DOOR-24 comes with a code, says who has signed in, and is signed by a key of the platform', async () => {
    const body = await granted({ nonce: 'n-0S6_WzA2Mj' });
    const now = Math.floor(door.clock().getTime() / 1000);
    const hash = createHash('sha256').update(body.access_token).digest().subarray(0, 16);
    expect(part(body.id_token, 0)).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(part(body.id_token, 1)).toEqual({
      iss: door.origin,
      sub: body.id,
      aud: application.ConsumerKey__c,
      iat: now,
      exp: now + oauthConstants.idTokenSeconds,
      at_hash: hash.toString('base64url'),
      nonce: 'n-0S6_WzA2Mj',
    });
    expect(await isSigned(body.id_token)).toBe(true);
    const [head, , signature] = body.id_token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'another' })).toString('base64url');
    expect(await isSigned(`${head}.${forged}.${signature}`)).toBe(false);
  });

  it('PF-DOOR-24 comes with a refresh of the same consent, without the nonce of the sign-in', async () => {
    const body = await granted({ nonce: 'once' });
    const again = (await refreshed(body.refresh_token)).body;
    expect(part(again.id_token, 1)).toMatchObject({ sub: body.id, aud: application.ConsumerKey__c });
    expect(part(again.id_token, 1)).not.toHaveProperty('nonce');
    expect(await isSigned(again.id_token)).toBe(true);
    expect((await refreshed(body.refresh_token, { scope: 'api' })).body).not.toHaveProperty('id_token');
    application = await addApplication(door.store, { RotatesRefreshTokens__c: true });
    expect((await refreshed((await granted()).refresh_token)).body.id_token).toMatch(/^ey/);
  });

  it('is not given without the scope openid, nor where no person has signed in', async () => {
    expect(await granted({ scope: 'api id' })).not.toHaveProperty('id_token');
    const byPassword = { grant_type: 'password', username, password: 'demo' };
    const { body } = await door.token(application, byPassword);
    expect(body.scope).toContain('openid');
    expect(body).not.toHaveProperty('id_token');
  });
});

describe('the keys', () => {
  it('PF-DOOR-24 are where the configuration says, public halves alone, and stay the same', async () => {
    const { body } = await door.get('/.well-known/openid-configuration');
    expect(body).toMatchObject({
      jwks_uri: `${door.origin}/id/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
    await granted();
    const first = await keys();
    await granted();
    expect(await keys()).toEqual(first);
    expect(first.map(Object.keys)).toEqual([['kty', 'use', 'alg', 'kid', 'n', 'e']]);
    expect(Buffer.from(first[0].n, 'base64url')).toHaveLength(256);
  });

  it('are not there before the first id token, of which several at once make one', async () => {
    await door.store.deleteWhere('SigningKey__c', {});
    expect(await keys()).toEqual([]);
    const codes = [await codeFor(asked()), await codeFor(asked())];
    const answers = await Promise.all(codes.map((code) => exchangeCode(asked(), code)));
    expect(await keys()).toHaveLength(1);
    for (const { body } of answers) expect(await isSigned(body.id_token)).toBe(true);
  });
});
