import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMock, type Mock } from '../../create-mock.ts';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { hashPassword } from './password-hash.ts';
import { SESSION_SECONDS } from './stored-sessions.ts';

const CREDENTIALS = { username: 'erika@offizin.example', password: 'demo' };
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
}

async function call(path: string, init: RequestInit = {}, cookie?: string) {
  const headers = { ...(cookie !== undefined && { cookie }), ...init.headers };
  const response = await fetch(origin + path, { ...init, headers });
  const text = await response.text();
  return { status: response.status, cookies: response.headers.getSetCookie(), text };
}

const signIn = (credentials: object, headers: Record<string, string> = {}, cookie?: string) =>
  call(
    '/services/auth/sessions',
    {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'application/json', ...headers },
    },
    cookie,
  );

async function signedIn(): Promise<string> {
  const { cookies } = await signIn(CREDENTIALS);
  return cookies[0]?.split(';')[0] ?? '';
}

const current = async (cookie?: string) =>
  JSON.parse((await call('/services/auth/sessions/current', {}, cookie)).text);

describe('signing in', () => {
  it('sets a cookie that scripts cannot read and tells who it is', async () => {
    const { status, cookies, text } = await signIn(CREDENTIALS);
    expect(status).toBe(201);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^sid=00DOf0000000001!AQ[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(JSON.parse(text)).toEqual({
      isGuest: false,
      userId,
      username: CREDENTIALS.username,
      displayName: 'Erika Mustermann',
      profileName: 'Buyer',
      accountId: null,
      language: 'de',
    });
    expect(await current(cookies[0]?.split(';')[0])).toEqual(JSON.parse(text));
  });

  it('binds the cookie to TLS where there is TLS', async () => {
    const { cookies } = await signIn(CREDENTIALS, { 'x-forwarded-proto': 'https' });
    expect(cookies[0]).toMatch(/; Secure;/);
  });

  it('fails alike for a wrong password and an unknown name', async () => {
    const wrong = await signIn({ ...CREDENTIALS, password: 'Demo' });
    const unknown = await signIn({ ...CREDENTIALS, username: 'nobody@offizin.example' });
    expect(wrong).toEqual(unknown);
    expect([wrong.status, JSON.parse(wrong.text)[0].errorCode]).toEqual([401, 'INVALID_LOGIN']);
    expect(wrong.cookies).toEqual([]);
  });

  it('ends the session that the browser had', async () => {
    const before = await signedIn();
    await signIn(CREDENTIALS, {}, before);
    expect((await current(before)).isGuest).toBe(true);
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
    expect((await current()).profileName).toBe('Guest');
    expect((await current('sid=made-up')).isGuest).toBe(true);
  });

  it('ends by itself, and is cleared away at the next sign-in', async () => {
    const cookie = await signedIn();
    now = START + SESSION_SECONDS * 1000 - 1;
    expect((await current(cookie)).isGuest).toBe(false);
    now = START + SESSION_SECONDS * 1000;
    expect((await current(cookie)).isGuest).toBe(true);
    await signIn(CREDENTIALS);
    expect(await mock.store.count('AuthSession')).toBe(1);
  });

  it('ends when its user signs out, without complaint also twice', async () => {
    const cookie = await signedIn();
    const signOut = () => call('/services/auth/sessions/current', { method: 'DELETE' }, cookie);
    expect(await signOut()).toMatchObject({
      status: 204,
      cookies: [expect.stringContaining('sid=; Max-Age=0; Path=/')],
    });
    expect((await current(cookie)).isGuest).toBe(true);
    expect((await signOut()).status).toBe(204);
  });

  it('ends when its user is no longer active', async () => {
    const cookie = await signedIn();
    await mock.store.update('User', userId, { IsActive: false });
    expect((await current(cookie)).isGuest).toBe(true);
    expect((await signIn(CREDENTIALS)).status).toBe(401);
    await mock.store.update('User', userId, { IsActive: true });
  });
});

describe('a cookie that no session has, or that has ended', () => {
  it("PF-PATH-02 is refused at the API's own base", async () => {
    const ended = await signedIn();
    await call('/services/auth/sessions/current', { method: 'DELETE', headers: { cookie: ended } });
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
    call('/services/auth/sessions/current', { headers: { authorization } });

  it.each(['Bearer', 'bearer', 'OAuth'])('opens the session with the scheme %s', async (scheme) => {
    const token = (await signedIn()).slice('sid='.length);
    expect(JSON.parse((await as(`${scheme} ${token}`)).text)).toMatchObject({ isGuest: false, userId });
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
