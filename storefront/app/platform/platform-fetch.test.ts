import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { inRequest } from '#http/server/in-request.ts';
import { CookieJar } from './cookie-jar.server.ts';
import { platformFetch, sandboxKeyOf } from './platform-fetch.server.ts';

function wired(cookieHeader: string | null, setCookie: string[] = [], sandboxKey?: string) {
  const jar = new CookieJar(cookieHeader);
  const sent: Request[] = [];
  const fetch = platformFetch(
    { jar, cookie: { app: 'shop', secure: false }, sandboxKey },
    async (request) => {
      sent.push(request);
      return new Response('{}', {
        headers: setCookie.map((cookie): [string, string] => ['set-cookie', cookie]),
      });
    },
  );
  return { jar, sent, call: () => fetch(new Request('http://platform.example/services')) };
}

it('PF-RUN-04 names the request of the page to the platform', async () => {
  const { sent, call } = wired(null);
  await inRequest({ id: 'of-the-page', name: 'GET /' }, call);
  await call();
  expect(sent.map(({ headers }) => headers.get('x-request-id'))).toEqual(['of-the-page', null]);
});

it('PF-SEC-03 follows no redirect of the platform, so that nobody else gets the call', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const call = platformFetch({ jar: new CookieJar(null), cookie: { app: 'shop', secure: false } });
  await expect(call(new Request(`http://127.0.0.1:${port}/services`))).rejects.toThrow();
  expect(asked).toEqual(['/services']);
  await new Promise((done) => server.close(done));
});

describe('a platform that is left alone', () => {
  /** What the circuit in front of the server throws, which is not of the shop's own build. */
  const paused = (retryAfterSeconds?: number) =>
    Object.assign(new Error('left alone'), { name: 'PlatformPaused', retryAfterSeconds });
  const call = (circuit: { call: () => Promise<never> }, sandboxKey?: string) =>
    platformFetch(
      { jar: new CookieJar(null), cookie: { app: 'shop', secure: false }, circuit, sandboxKey },
      async () => new Response('{}'),
    )(new Request('http://platform.example/services'));

  it('is a 503 that says when to ask again, where that is known', async () => {
    const known = await call({ call: () => Promise.reject(paused(120)) });
    expect([known.status, known.headers.get('retry-after')]).toEqual([503, '120']);
    expect(await known.json()).toEqual([{ errorCode: 'PLATFORM_UNAVAILABLE', message: 'left alone' }]);
    const unknown = await call({ call: () => Promise.reject(paused()) });
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, null]);
  });

  it('is asked all the same in a session of the sandbox', async () => {
    expect((await call({ call: () => Promise.reject(paused()) }, 'anna')).status).toBe(200);
  });
});

const NAME = 'guest_uuid_essential_0DM000000000001';

describe('a call for somebody who has signed in at the platform', () => {
  /** A platform that takes the token `new` alone, and somebody whose token is `old`. */
  function signedIn(isRenewable: boolean) {
    const token = { current: 'old' };
    const sent: [authorization: string | null, body: string][] = [];
    const who = {
      get accessToken() {
        return token.current;
      },
      renew: async (refused: string) => {
        if (refused === token.current && isRenewable) token.current = 'new';
        return isRenewable;
      },
      end: async () => undefined,
      forget: () => undefined,
    };
    const caller = { jar: new CookieJar(null), cookie: { app: 'shop', secure: false }, signedIn: who };
    const fetch = platformFetch(caller, async (request) => {
      sent.push([request.headers.get('authorization'), await request.text()]);
      return new Response('{}', { status: token.current === 'new' ? 200 : 401 });
    });
    const call = () => fetch(new Request('http://platform.example/carts', { method: 'POST', body: 'packs' }));
    return { sent, call };
  }

  it('is made again with its body after a token has expired', async () => {
    const { sent, call } = signedIn(true);
    expect((await call()).status).toBe(200);
    expect(sent).toEqual([
      ['Bearer old', 'packs'],
      ['Bearer new', 'packs'],
    ]);
  });

  it('is refused where no new token is given', async () => {
    const { sent, call } = signedIn(false);
    expect((await call()).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});

describe('a call of the platform for a visitor', () => {
  it('carries the guest’s cookie under the platform’s name and nothing else', async () => {
    const { call, sent } = wired(`theme=dark; shop_${NAME}=abc123; console_${NAME}=other`);
    await call();
    expect(sent[0]?.headers.get('cookie')).toBe(`${NAME}=abc123`);
  });

  it('names the shop’s server as the one that asks', async () => {
    const { call, sent } = wired(null);
    await call();
    expect(sent[0]?.headers.get('user-agent')).toBe('offizin-storefront');
  });

  it('carries no cookie for a guest', async () => {
    const { call, sent } = wired(null);
    await call();
    expect(sent[0]?.headers.has('cookie')).toBe(false);
  });

  it('hands the cookie of a new guest on under the shop’s name, with its attributes', async () => {
    const { call, jar, sent } = wired(null, [`${NAME}=new1; Path=/; HttpOnly; SameSite=Lax`]);
    await call();
    expect(jar.headers()).toEqual([`shop_${NAME}=new1; Path=/; HttpOnly; SameSite=Lax`]);
    await call();
    expect(sent[1]?.headers.get('cookie')).toBe(`${NAME}=new1`);
  });

  it('forgets the guest when the platform empties it', async () => {
    const { call, jar } = wired(`shop_${NAME}=abc123`, [`${NAME}=; Path=/; Max-Age=0`]);
    await call();
    expect(jar.get(`shop_${NAME}`)).toBeUndefined();
    expect(jar.headers()).toEqual([`shop_${NAME}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`]);
  });

  it('carries the key of a sandbox session, from the header or the cookie of the page request', async () => {
    const page = (headers: Record<string, string>) => new Request('http://shop.example/', { headers });
    const jar = new CookieJar('sandbox=fromCookie');
    expect(sandboxKeyOf(page({ 'x-sandbox': 'fromHeader' }), jar)).toBe('fromHeader');
    expect(sandboxKeyOf(page({}), jar)).toBe('fromCookie');
    expect(sandboxKeyOf(page({}), new CookieJar(null))).toBeUndefined();
    const { call, sent } = wired(null, [], 'k1');
    await call();
    expect(sent[0]?.headers.get('x-sandbox')).toBe('k1');
  });

  it('keeps other cookies of the platform to itself', async () => {
    const { call, jar } = wired(null, ['tracker=1; Path=/']);
    await call();
    expect(jar.headers()).toEqual([]);
  });
});
