import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWebServer } from '../web-server.ts';

const PATHS = { begin: '/auth/login', answer: '/auth/callback', end: '/auth/logout', problem: '/login' };

/** What the platform was asked for, and how it answers. */
const platform = { asked: [] as string[], token: '', given: 0, refreshes: 0, isRefreshRefused: false };
let upstream: Server;
let app: { origin: string; close(): Promise<void> };

beforeAll(async () => {
  upstream = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const web = createWebServer({
    app: 'probe',
    platformUrl: platformUrl(),
    files: new Map(),
    page: async () => new Response('a page'),
    signIn: { clientId: 'probe', secret: 'a secret of the test', paths: PATHS },
  });
  app = { origin: `http://127.0.0.1:${await web.listen(0, '127.0.0.1')}`, close: () => web.close() };
});
afterAll(async () => {
  await app.close();
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
});
beforeEach(() => Object.assign(platform, { asked: [], refreshes: 0, isRefreshRefused: false }));

const platformUrl = () => `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;

/** A platform that knows one access token at a time, and one refresh token. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', platformUrl());
  const body = await new Response(request as unknown as ReadableStream).text();
  platform.asked.push(`${request.method} ${pathname} ${body}`);
  const [status, content] = replyTo(pathname, new URLSearchParams(body), request, body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

function replyTo(
  pathname: string,
  form: URLSearchParams,
  request: IncomingMessage,
  body: string,
): [number, object] {
  const at = (name: string) => `${platformUrl()}/services/oauth2/${name}`;
  if (pathname === '/.well-known/openid-configuration')
    return [
      200,
      {
        issuer: platformUrl(),
        authorization_endpoint: at('authorize'),
        token_endpoint: at('token'),
        revocation_endpoint: at('revoke'),
        code_challenge_methods_supported: ['S256'],
      },
    ];
  if (pathname.endsWith('/revoke')) return [200, {}];
  if (pathname.endsWith('/token')) {
    if (form.get('grant_type') === 'refresh_token') {
      platform.refreshes += 1;
      if (platform.isRefreshRefused) return [400, { error: 'invalid_grant' }];
    } else if (form.get('code') !== 'right') return [400, { error: 'invalid_grant' }];
    platform.given += 1;
    platform.token = `token-${platform.given}`;
    return [200, { access_token: platform.token, refresh_token: 'lasting', token_type: 'Bearer' }];
  }
  const isKnown = request.headers.authorization === `Bearer ${platform.token}`;
  return isKnown ? [200, { received: body }] : [401, [{ errorCode: 'INVALID_SESSION_ID' }]];
}

/** A browser: it keeps cookies and follows no redirect. */
function browser() {
  const cookies = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, cookie, origin: app.origin };
    const reply = await fetch(app.origin + path, { redirect: 'manual', ...init, headers });
    for (const each of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return { status: reply.status, location: reply.headers.get('location') ?? '', text: await reply.text() };
  };
}

async function signedIn(returnTo = '/o/Case?view=Mine') {
  const visit = browser();
  const begun = new URL((await visit(`/auth/login?return=${encodeURIComponent(returnTo)}`)).location);
  const back = await visit(`/auth/callback?code=right&state=${begun.searchParams.get('state')}`);
  return { visit, begun, back };
}

it('sends people to the platform with a proof key, and back to the page they came for', async () => {
  const { begun, back } = await signedIn();
  expect(Object.fromEntries(begun.searchParams)).toMatchObject({
    client_id: 'probe',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${app.origin}/auth/callback`,
  });
  expect(begun.searchParams.get('code_challenge')).toHaveLength(43);
  expect(back).toMatchObject({ status: 302, location: '/o/Case?view=Mine' });
  expect(platform.asked.at(-1)).toMatch(/code_verifier=[\w-]{43}/);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'leads nowhere else, whatever the address says: %s',
  async (returnTo) => expect((await signedIn(returnTo)).back.location).toBe('/'),
);

it('adds the token to what goes to the platform, and lets nobody else in', async () => {
  const { visit } = await signedIn();
  expect((await visit('/services/data/x')).status).toBe(200);
  expect((await browser()('/services/data/x')).status).toBe(401);
});

it('renews an expired token once for all requests under way, and repeats each with its body', async () => {
  const { visit } = await signedIn();
  platform.token = 'expired meanwhile';
  const write = { method: 'POST', body: 'typed', headers: { 'content-type': 'text/plain' } };
  const replies = await Promise.all([1, 2, 3].map(() => visit('/services/data/x', write)));
  expect(replies.map(({ status, text }) => [status, text])).toEqual(
    Array.from({ length: 3 }, () => [200, '{"received":"typed"}']),
  );
  expect(platform.refreshes).toBe(1);
});

it('forgets whoever gets no new token', async () => {
  const { visit } = await signedIn();
  Object.assign(platform, { token: 'ended', isRefreshRefused: true });
  expect((await visit('/services/data/x')).status).toBe(401);
  expect((await visit('/services/data/x')).status).toBe(401);
  expect(platform.refreshes, 'nobody is asked for them again').toBe(1);
});

it('revokes the token of whoever signs out', async () => {
  const { visit } = await signedIn();
  expect((await visit('/auth/logout', { method: 'POST' })).status).toBe(204);
  expect(platform.asked.at(-1)).toMatch(/revoke .*token=lasting/);
  expect((await visit('/services/data/x')).status).toBe(401);
});

it('asks for the password again after signing out, and where somebody is named', async () => {
  const { visit, begun } = await signedIn();
  const asked = async (path: string) => new URL((await visit(path)).location).searchParams;
  expect(begun.searchParams.get('prompt')).toBeNull();
  const named = await asked('/auth/login?username=anna%40offizin.example');
  expect([named.get('prompt'), named.get('login_hint')]).toEqual(['login', 'anna@offizin.example']);
  await visit('/auth/logout', { method: 'POST' });
  const next = await asked('/auth/login');
  expect(next.get('prompt')).toBe('login');
  await visit(`/auth/callback?code=right&state=${next.get('state')}`);
  expect((await asked('/auth/login')).get('prompt')).toBeNull();
});

it('says why nobody was signed in', async () => {
  const visit = browser();
  const begin = async () => new URL((await visit('/auth/login')).location).searchParams.get('state');
  const problem = async (query: string) => (await visit(`/auth/callback?${query}`)).location;
  expect(await problem('code=right&state=x')).toBe('/login?problem=interrupted');
  await begin();
  expect(await problem('code=right&state=of-another')).toBe('/login?problem=interrupted');
  expect(await problem(`code=wrong&state=${await begin()}`)).toBe('/login?problem=refused');
  expect(await problem(`error=access_denied&state=${await begin()}`)).toBe('/login?problem=denied');
});

it('takes each path by its method only', async () => {
  expect((await browser()('/auth/logout')).status).toBe(405);
  expect((await browser()('/auth/login', { method: 'POST' })).status).toBe(405);
});
