import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMock, type Mock } from '../../create-mock.ts';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { hashPassword } from './password-hash.ts';
import { SESSION_SECONDS } from './stored-sessions.ts';

const CREDENTIALS = { username: 'erika@offizin.example', password: 'demo' };
const CALLBACK = 'https://program.example/callback';
const ASKED = new URLSearchParams({
  response_type: 'code',
  client_id: 'program',
  redirect_uri: CALLBACK,
  state: 'x',
});
const START = Date.parse('2026-03-02T09:30:00Z');

let mock: Mock;
let origin: string;
let now = START;
let userId: string;

beforeAll(async () => {
  const store = await openTestStore(() => new Date(now));
  mock = await createMock({
    store,
    seed,
    clock: () => new Date(now),
    httpLimits: { drainMs: 50 },
    violationsFile: process.env.MOCK_VIOLATIONS_FILE,
  });
  origin = `http://127.0.0.1:${await mock.listen(0)}`;
});
beforeEach(() => {
  now = START;
});
afterAll(() => mock.close());

async function seed(store: OpenStore): Promise<void> {
  const profile = await store.findOne('Profile', { where: { Name: 'Buyer' } });
  const user = await store.insert('User', {
    FirstName: 'Erika',
    LastName: 'Mustermann',
    Username: CREDENTIALS.username,
    Email: CREDENTIALS.username,
    ProfileId: profile?.Id ?? '',
    PasswordHash__c: await hashPassword(CREDENTIALS.password),
  });
  userId = user.Id;
  await store.insert('ConnectedApplication', {
    Name: 'Programm',
    ConsumerKey__c: 'program',
    CallbackUrls__c: CALLBACK,
    Scopes__c: 'api',
  });
}

async function call(path: string, init: RequestInit = {}, cookie?: string) {
  const headers = { ...(cookie !== undefined && { cookie }), ...init.headers };
  const response = await fetch(origin + path, { ...init, headers });
  const text = await response.text();
  return { status: response.status, cookies: response.headers.getSetCookie(), text };
}

/** Signs in on the page of the platform. */
const signIn = (credentials: Record<string, string>, headers: Record<string, string> = {}, cookie?: string) =>
  call(
    `/services/oauth2/authorize?${ASKED}`,
    { method: 'POST', redirect: 'manual', body: new URLSearchParams(credentials), headers },
    cookie,
  );

async function signedIn(): Promise<string> {
  const { cookies } = await signIn(CREDENTIALS);
  return cookies[0]?.split(';')[0] ?? '';
}

const current = (cookie?: string) => call('/services/oauth2/userinfo', {}, cookie);
const isGuest = async (cookie?: string) => (await current(cookie)).status !== 200;
const signOut = (cookie: string) =>
  call('/services/oauth2/revoke', {
    method: 'POST',
    body: new URLSearchParams({ token: cookie.slice('sid='.length) }),
  });

describe('signing in', () => {
  it('sets a cookie that scripts cannot read and that tells who it is', async () => {
    const { status, cookies } = await signIn(CREDENTIALS);
    expect(status).toBe(302);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^sid=00DOf0000000001!AQ[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const { text } = await current(cookies[0]?.split(';')[0]);
    expect(JSON.parse(text)).toMatchObject({ user_id: userId, preferred_username: CREDENTIALS.username });
  });

  it('binds the cookie to TLS where there is TLS', async () => {
    const { cookies } = await signIn(CREDENTIALS, { 'x-forwarded-proto': 'https' });
    expect(cookies[0]).toMatch(/; Secure;/);
  });

  it('fails alike for a wrong password and an unknown name', async () => {
    const wrong = await signIn({ ...CREDENTIALS, password: 'Demo' });
    const unknown = await signIn({ ...CREDENTIALS, username: 'nobody@offizin.example' });
    expect(wrong.text.replaceAll(CREDENTIALS.username, 'nobody@offizin.example')).toBe(unknown.text);
    expect([wrong.status, wrong.cookies]).toEqual([200, []]);
  });

  it('keeps only a hash of the token', async () => {
    const token = (await signedIn()).slice('sid='.length);
    const stored = await mock.store.find('AuthSession');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('a session', () => {
  it('of nobody is a guest', async () => {
    expect(await isGuest()).toBe(true);
    expect(await isGuest('sid=made-up')).toBe(true);
  });

  it('ends by itself, and is cleared away at the next sign-in', async () => {
    const cookie = await signedIn();
    now = START + SESSION_SECONDS * 1000 - 1;
    expect(await isGuest(cookie)).toBe(false);
    now = START + SESSION_SECONDS * 1000;
    expect(await isGuest(cookie)).toBe(true);
    await signIn(CREDENTIALS);
    expect(await mock.store.count('AuthSession')).toBe(1);
  });

  it('ends when its token is revoked, without complaint also twice', async () => {
    const cookie = await signedIn();
    expect((await signOut(cookie)).status).toBe(200);
    expect(await isGuest(cookie)).toBe(true);
    expect((await signOut(cookie)).status).toBe(200);
  });

  it('ends when its user is no longer active', async () => {
    const cookie = await signedIn();
    await mock.store.update('User', userId, { IsActive: false });
    expect(await isGuest(cookie)).toBe(true);
    expect((await signIn(CREDENTIALS)).cookies).toEqual([]);
    await mock.store.update('User', userId, { IsActive: true });
  });
});

describe('a cookie that no session has, or that has ended', () => {
  it("PF-PATH-02 is refused at the API's own base", async () => {
    const ended = await signedIn();
    await signOut(ended);
    for (const cookie of ['sid=made-up', ended]) {
      const { status, text } = await call('/services/data/v64.0/ui-api/apps', { headers: { cookie } });
      expect([status, JSON.parse(text)]).toEqual([
        401,
        [expect.objectContaining({ errorCode: 'INVALID_SESSION_ID' })],
      ]);
    }
  });
});

describe('a token in the Authorization header', () => {
  const as = async (authorization: string) =>
    call('/services/oauth2/userinfo', { headers: { authorization } });

  it.each(['Bearer', 'bearer', 'OAuth'])('opens the session with the scheme %s', async (scheme) => {
    const token = (await signedIn()).slice('sid='.length);
    expect(JSON.parse((await as(`${scheme} ${token}`)).text)).toMatchObject({ user_id: userId });
  });

  it('is refused where no session has it', async () => {
    const { status, text } = await as('Bearer made-up');
    expect([status, JSON.parse(text)[0].errorCode]).toEqual([401, 'INVALID_SESSION_ID']);
  });

  it('needs no token of helper writes beside it', async () => {
    const token = (await signedIn()).slice('sid='.length);
    const write = (headers: Record<string, string>) =>
      call('/webruntime/api/services/data/v64.0/commerce/webstores/0ZE000000000001AAA/carts/current', {
        method: 'DELETE',
        headers,
      });
    expect((await write({ cookie: `sid=${token}` })).status).toBe(403);
    expect((await write({ authorization: `Bearer ${token}` })).status).not.toBe(403);
  });
});

describe('the token of helper writes', () => {
  const module = (cookie?: string) => call('/webruntime/module/@app/csrfToken', {}, cookie);

  it('is a script that returns it, the same throughout a session and another in the next', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const { text } = await module(first);
    expect(text).toMatch(/^return "[\w-]{43}";\n$/);
    expect((await module(first)).text).toBe(text);
    expect((await module(second)).text).not.toBe(text);
  });

  it('is a module that exports it, too', async () => {
    const cookie = await signedIn();
    const { text } = await call('/webruntime/module/csrf-token', {}, cookie);
    expect(text).toBe((await module(cookie)).text.replace('return', 'export default'));
  });

  it('is for those only who are signed in', async () => {
    expect((await module()).status).toBe(401);
    expect((await module('sid=made-up')).status).toBe(401);
  });
});
