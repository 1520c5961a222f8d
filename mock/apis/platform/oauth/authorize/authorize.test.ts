import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oauthConstants } from '#generated/platform/constants.gen.ts';
import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import type { Row } from '#mock/store/row.ts';
import { type Door, openDoor } from '../../testing/door.ts';
import { addApplication, CALLBACK, SECRET } from '../testing/applications.ts';
import {
  authorizationAddress,
  decide,
  exchangeCode,
  type Fields,
  signIn,
  VERIFIER,
} from '../testing/authorization.ts';

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
const addressOf = (more: Fields = {}) => authorizationAddress({ application }, more);
const located = ({ headers }: { headers: Headers }) => new URL(headers.get('location') ?? '', door.origin);
const toldIn = (answer: { headers: Headers }) => Object.fromEntries(located(answer).searchParams);
const signedIn = (address = addressOf()) => signIn(asked(), address);
const decided = (decision = 'allow', address = addressOf()) => decide(asked(), address, decision);
const refresh = (refresh_token: string) =>
  door.token(application, { grant_type: 'refresh_token', refresh_token });
const exchange = (code: string | undefined, more: Fields = {}) => exchangeCode(asked(), code, more);

describe('the pages', () => {
  it('PF-DOOR-14 sign a person in, ask for consent and send a code that gives tokens', async () => {
    const answer = await decided();
    expect(located(answer).href.startsWith(`${CALLBACK}?`)).toBe(true);
    const { code, state } = toldIn(answer);
    expect(state).toBe('of the program');
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^00D/),
      refresh_token: expect.any(String),
    });
    const again = await door.token(application, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    });
    expect(again.status).toBe(200);
  });

  it('are in the language of the browser, allow no scripts and let nobody frame them', async () => {
    const german = await door.get(addressOf());
    expect(german.text).toContain('<label for="username">Benutzername</label>');
    expect(german.text).not.toContain('<script');
    const policy = german.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const english = await door.get(addressOf(), { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.text).toContain('<label for="username">User name</label>');
    expect(english.headers.get('content-language')).toBe('en');
  });

  it('say what to do when the password is wrong, and keep the name', async () => {
    const { status, text } = await door.post(addressOf(), { username: '"><b>', password: 'wrong' });
    expect(status).toBe(200);
    expect(text).toContain('role="alert"');
    expect(text).toContain('Prüfen Sie beides');
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it('are filled in with the name that the program has told', async () => {
    const { text } = await door.get(addressOf({ login_hint: '"><b>anna@offizin.example' }));
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;anna@offizin.example"');
    expect(text).toMatch(/type="password"[^>]*autofocus/);
  });

  it('send the browser of a form on to the address of return alone', async () => {
    const { headers, text } = await door.get(addressOf(), await signedIn());
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://program.example;");
    expect(text).toContain('value="allow"');
  });

  it('show the page to sign in again where the program asks for it', async () => {
    const cookie = await signedIn();
    expect((await door.get(addressOf({ prompt: 'login' }), cookie)).text).toContain('name="password"');
    const answer = await door.post(addressOf({ prompt: 'login' }), { username, password: 'demo' });
    expect(located(answer).searchParams.has('prompt')).toBe(false);
  });

  it('tell the program when the person denies', async () => {
    expect(toldIn(await decided('deny'))).toMatchObject({ error: 'access_denied', state: 'of the program' });
  });

  it('refuse a decision without the token of the form', async () => {
    const answer = await door.post(
      addressOf(),
      { decision: 'allow', csrf_token: 'guessed' },
      await signedIn(),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.text).toContain('laden Sie die Seite neu');
  });

  it('take no token of an application for a person', async () => {
    const { body } = await exchange(toldIn(await decided()).code);
    const { text } = await door.get(addressOf(), { authorization: `Bearer ${body.access_token}` });
    expect(text).toContain('name="password"');
  });
});

describe('a request to authorize', () => {
  it.each([
    ['an unknown application', { client_id: 'unknown' }],
    ['a foreign address of return', { redirect_uri: 'https://elsewhere.example/callback' }],
    ['an address that only begins alike', { redirect_uri: `${CALLBACK}/more` }],
    ['no address of return', { redirect_uri: '' }],
  ])('PF-DOOR-16 with %s is a page and never redirects', async (_, fields) => {
    for (const ask of [
      door.get(addressOf(fields)),
      door.post(addressOf(fields), { username, password: 'demo' }),
    ]) {
      const { status, headers, text } = await ask;
      expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([400, null, null]);
      expect(text).toContain('Gehen Sie zurück');
    }
  });

  it.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response type', { response_type: '' }, 'invalid_request'],
    ['neither state nor challenge', { state: '', code_challenge: '' }, 'invalid_request'],
    ['a challenge in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a nonce of endless length', { nonce: 'n'.repeat(256) }, 'invalid_request'],
    ['a malformed challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['an unknown scope', { scope: 'api everything' }, 'invalid_scope'],
    ['a scope that the application has not', { scope: 'full' }, 'invalid_scope'],
  ])('PF-DOOR-17 with %s is told to the program, with its state', async (_, fields, error) => {
    const answer = await door.get(addressOf(fields as Fields));
    expect(answer.status).toBe(302);
    const { state } = { state: 'of the program', ...fields } as Fields;
    expect(toldIn(answer)).toEqual({
      error,
      error_description: expect.stringMatching(/\w/),
      ...(state && { state }),
    });
  });

  it('of a public application needs a challenge', async () => {
    application = await addApplication(door.store, { IsPublic__c: true });
    expect(toldIn(await door.get(addressOf({ code_challenge: '' }))).error).toBe('invalid_request');
    expect((await exchange(toldIn(await decided()).code)).status).toBe(200);
  });

  it('grants the scopes that were asked for', async () => {
    const { code } = toldIn(await decided('allow', addressOf({ scope: 'id' })));
    const { body } = await exchange(code);
    expect([body.scope, body.refresh_token]).toEqual(['id', undefined]);
  });
});

describe('an address of return', () => {
  it.each([
    ['http://localhost/back', 'http://localhost:41973/back', 200],
    ['http://127.0.0.1/back', 'http://127.0.0.1:3000/back', 200],
    ['http://localhost/back', 'http://localhost:3000/other', 400],
    ['http://localhost/back', 'http://127.0.0.1:3000/back', 400],
    ['http://localhost/back', 'http://localhost.evil.example:3000/back', 400],
    ['http://localhost:3000/back', 'http://localhost:3001/back', 400],
    ['https://program.example/back', 'https://program.example:3000/back', 400],
  ])(
    'PF-DOOR-27 registered as %s and asked for as %s is answered %i',
    async (CallbackUrls__c, asked, status) => {
      application = await addApplication(door.store, { CallbackUrls__c });
      expect((await door.get(addressOf({ redirect_uri: asked }))).status).toBe(status);
    },
  );
});

describe('an application without a question', () => {
  beforeEach(async () => {
    application = await addApplication(door.store, { IsPreauthorized__c: true });
  });

  it('PF-DOOR-28 is given a code as soon as the person has signed in', async () => {
    const answer = await door.get(addressOf(), await signedIn());
    expect(answer.status).toBe(302);
    expect((await exchange(toldIn(answer).code)).status).toBe(200);
  });

  it('is led back to by the form itself', async () => {
    const { headers } = await door.get(addressOf());
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://program.example;");
  });

  it('is given none for whoever is to sign in once more', async () => {
    const { status, text } = await door.get(addressOf({ prompt: 'login' }), await signedIn());
    expect(status).toBe(200);
    expect(text).toContain('name="password"');
  });
});

describe('an application that asks for the password itself', () => {
  beforeEach(async () => {
    application = await addApplication(door.store, { TakesCredentials__c: true });
  });
  const named = { 'auth-request-type': 'Named-User' };
  const send = (fields: Fields = {}, headers: Fields = named, password = 'demo') => {
    const form = Object.fromEntries(new URL(addressOf(), door.origin).searchParams);
    const basic = Buffer.from(`${username}:${password}`).toString('base64');
    return door.post(
      '/services/oauth2/authorize',
      { ...form, response_type: 'code_credentials', ...fields },
      { authorization: `Basic ${basic}`, ...headers },
    );
  };
  const errorIn = ({ text }: { text: string }) => JSON.parse(text).error;

  it('PF-DOOR-26 exchanges name and password for a code, which gives tokens', async () => {
    const answer = await send();
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([302, null]);
    const { code, state } = toldIn(answer);
    expect(state).toBe('of the program');
    expect((await exchange(code)).body).toMatchObject({ refresh_token: expect.any(String) });
  });

  it('PF-DOOR-26 is refused with a wrong password, without the header, and where it may not ask', async () => {
    const wrong = await send({}, named, 'wrong');
    expect([wrong.status, errorIn(wrong)]).toEqual([400, 'invalid_grant']);
    const unnamed = await send({}, {});
    expect([unnamed.status, errorIn(unnamed)]).toEqual([400, 'invalid_request']);
    application = await addApplication(door.store);
    const other = await send();
    expect([other.status, errorIn(other)]).toEqual([400, 'unauthorized_client']);
  });

  it('is not redirected to a foreign address, and is told its faults at its own', async () => {
    const foreign = await send({ redirect_uri: 'https://elsewhere.example/callback' });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null]);
    expect(toldIn(await send({ scope: 'everything' })).error).toBe('invalid_scope');
  });
});

describe('a code', () => {
  it('PF-DOOR-15 works once, and a second use ends what came of it', async () => {
    const { code } = toldIn(await decided());
    const { body } = await exchange(code);
    const replayed = await exchange(code);
    expect([replayed.status, replayed.body.error]).toEqual([400, 'invalid_grant']);
    const identity = await door.get(body.id.slice(door.origin.length), {
      authorization: `Bearer ${body.access_token}`,
    });
    expect(identity.status).toBe(401);
    const refreshed = await door.token(application, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    });
    expect(refreshed.body.error).toBe('invalid_grant');
  });

  it('PF-DOOR-15 is exchanged by one only of two requests at once, and that ends what came of it', async () => {
    const { code } = toldIn(await decided());
    const answers = await Promise.all([exchange(code), exchange(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const body = answers.find(({ status }) => status === 200)?.body;
    expect(await refresh(body.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it.each([
    ['another verifier', { code_verifier: 'another' }],
    ['no verifier', { code_verifier: '' }],
    ['another address of return', { redirect_uri: 'myprogram:/callback' }],
  ])('PF-DOOR-18 is refused with %s', async (_, fields) => {
    const { code } = toldIn(await decided());
    const { status, body } = await exchange(code, fields as Fields);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  it('is refused where it was asked for without a challenge and comes with a verifier', async () => {
    const { code } = toldIn(await decided('allow', addressOf({ code_challenge: '' })));
    expect((await exchange(code)).body.error).toBe('invalid_grant');
  });

  it('is refused from another application, and when it has expired', async () => {
    const { code } = toldIn(await decided());
    const own = application;
    application = await addApplication(door.store);
    expect((await exchange(code)).body.error).toBe('invalid_grant');
    application = own;
    door.clock.advance(oauthConstants.authorizationCodeSeconds * 1000);
    expect((await exchange(code)).body.error).toBe('invalid_grant');
  });

  it('reaches a program on the device by its own scheme', async () => {
    const answer = await decided('allow', addressOf({ redirect_uri: 'myprogram:/callback' }));
    expect(answer.headers.get('location')).toMatch(/^myprogram:\/callback\?code=/);
  });
});

it('PF-DOOR-19 leaves no password, secret, code or token in what is logged', async () => {
  const { code } = toldIn(await decided());
  const { body } = await exchange(code);
  const { body: log } = await door.get('/sandbox/requests?scope=global');
  const kept = JSON.stringify([log, door.logged]);
  expect(kept).toContain('/services/oauth2/token');
  const secrets = [code, VERIFIER, body.access_token, body.refresh_token, body.id_token, '=demo', SECRET];
  expectNone(secrets.map(String), kept);
});

it('PF-DOOR-19 leaves none of them in what is logged of requests that are refused', async () => {
  application = await addApplication(door.store, { RotatesRefreshTokens__c: true });
  const { code = '' } = toldIn(await decided());
  const { body } = await exchange(code);
  await refresh(body.refresh_token);
  const wrong = {
    client_secret: 'wrong-secret',
    password: 'wrong-password',
    code_verifier: 'wrong-verifier',
  };
  const refused = [
    await exchange(code),
    await exchange(toldIn(await decided()).code, { code_verifier: wrong.code_verifier }),
    await exchange(code, { client_secret: wrong.client_secret }),
    await refresh(body.refresh_token),
    await door.token(application, { grant_type: 'password', username, password: wrong.password }),
    await door.post(`/services/oauth2/introspect?token=${body.access_token}`, { token: body.access_token }),
    await door.get('/services/oauth2/userinfo', { authorization: `Bearer ${body.access_token}` }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 401]);
  const { body: log } = await door.get('/sandbox/requests?scope=global');
  const kept = JSON.stringify([log, door.logged, refused.map(({ text }) => text)]);
  expect(kept).toContain('/services/oauth2/introspect');
  expectNone(
    [code, body.access_token, body.refresh_token, body.id_token, SECRET, ...Object.values(wrong)],
    kept,
  );
});

it('PF-DOOR-25 puts nothing into addresses but what the request said, the code and the state', async () => {
  const address = addressOf({ nonce: 'once' });
  const login = await door.post(address, { username, password: 'demo' });
  expect(login.headers.get('location')).toBe(door.origin + address);
  const { cookie = '' } = await signedIn(address);
  expect((await door.get(address, { cookie })).headers.get('referrer-policy')).toBe('same-origin');
  const allowed = await decided('allow', address);
  expect(Object.keys(toldIn(allowed))).toEqual(['code', 'state']);
  const { body } = await exchange(toldIn(allowed).code);
  const denied = await decided('deny', address);
  expect(Object.keys(toldIn(denied))).toEqual(['error', 'error_description', 'state']);
  const addresses = [login, allowed, denied].map(({ headers }) => headers.get('location')).join(' ');
  const secrets = [VERIFIER, body.access_token, body.refresh_token, body.id_token, SECRET, '=demo', username];
  expectNone([...secrets, cookie.split('=')[1] ?? ''], addresses);
});

function expectNone(secrets: readonly string[], text: string): void {
  for (const secret of secrets)
    for (const written of [secret, encodeURIComponent(secret)]) expect(text).not.toContain(written);
}
