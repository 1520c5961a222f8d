import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commonHeaders, pageHeaders } from './security/headers.ts';
import type { HttpServer } from './server/http-server.ts';
import type { StaticFiles } from './static/static-files.ts';
import { createWebServer, type Page, type WebServerOptions } from './web-server.ts';

const script = Buffer.from('console.log("Apotheke");'.repeat(100));
const files: StaticFiles = new Map([
  [
    '/assets/app.js',
    {
      contentType: 'text/javascript',
      etag: '"tag"',
      immutable: true,
      bytes: script,
      compressed: { br: Buffer.from('brotli'), gzip: Buffer.from('gzip') },
    },
  ],
]);

const page: Page = async (request, { nonce }) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') throw new Error('secret');
  if (pathname === '/form') return new Response(`${request.method} ${await request.text()}`);
  const headers = new Headers({ 'content-type': 'text/html' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  return new Response(`<p>${pathname}</p><script nonce="${nonce}"></script>`, { headers });
};

type Upstream = (request: IncomingMessage, response: ServerResponse) => void;
let upstream: Upstream;
const platform = createServer((request, response) => upstream(request, response));
let platformUrl: string;
const open: HttpServer[] = [];

beforeAll(async () => {
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const address = platform.address();
  platformUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});

async function start(options: Partial<WebServerOptions> = {}) {
  const logged: string[] = [];
  const server = createWebServer({
    app: 'storefront',
    platformUrl,
    files,
    page,
    limits: { drainMs: 50 },
    log: (message) => logged.push(message),
    ...options,
  });
  open.push(server);
  const port = await server.listen(0);
  return { server, port, origin: `http://127.0.0.1:${port}`, logged };
}

it.each(['/', '/assets/app.js', '/services/data'])(
  'PF-DOOR-42 TRACE of %s is refused, and nothing fails',
  async (path) => {
    const { port, logged } = await start();
    const asked = request({ port, path, method: 'TRACE' }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('GET')]);
    answer.resume();
    expect(logged).toEqual([]);
  },
);

it.each(['/services/oauth2/token', '/services/%6Fauth2/token', '/services/Soap/u/64.0'])(
  'PF-DOOR-34 a sign-in by %s that has to wait keeps nobody from the platform',
  async (path) => {
    upstream = (asked, response) => {
      response.writeHead(asked.method === 'POST' ? 429 : 200, { 'retry-after': '60' }).end();
    };
    const { origin } = await start();
    expect((await fetch(origin + path, { method: 'POST' })).status).toBe(429);
    expect((await fetch(`${origin}/services/data`)).status).toBe(200);
  },
);

it.each([
  [['https://shop.example', 'https://www.shop.example'], 'https://shop.example/robots.txt'],
  [[], 'http://localhost:PORT/robots.txt'],
])('PF-DOOR-39 a page knows its server by the address it was told: %s', async (addresses, expected) => {
  const { port } = await start({ addresses, page: async ({ url }) => new Response(url) });
  const answer = await exchange(
    port,
    'GET /robots.txt HTTP/1.1\r\nHost: localhost:9999\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toContain(`\n${expected.replace('PORT', String(port))}\r\n`);
});

it('SF-PAYMENT-07 tells a page whether somebody on this machine asks', async () => {
  const { origin } = await start({ page: async (_, { isFromHere }) => new Response(String(isFromHere())) });
  const asked = async (headers: Record<string, string>) => (await fetch(origin, { headers })).text();
  expect(await asked({})).toBe('true');
  expect(await asked({ 'x-forwarded-for': '203.0.113.9' })).toBe('false');
});

describe('files', () => {
  it('are sent compressed, for ever, and not twice', async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/assets/app.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': '6',
      'content-type': 'text/javascript',
      etag: '"tag-br"',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    const headers = { 'accept-encoding': 'identity', 'if-none-match': '"tag"' };
    expect((await fetch(`${origin}/assets/app.js`, { headers })).status).toBe(304);
    const plain = await fetch(`${origin}/assets/app.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe(String(script));
    expect((await fetch(`${origin}/assets/app.js`, { method: 'POST' })).status).toBe(405);
  });

  it('outside the folder do not exist', async () => {
    const { port } = await start();
    for (const path of [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/..%2fpackage.json',
    ]) {
      const answer = await exchange(
        port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toContain('<p>');
      expect(answer).not.toContain('offizin');
    }
  });
});

describe('pages', () => {
  it('carry a nonce of their own, their cookies and every security header', async () => {
    const { origin } = await start({ secure: true });
    const responses = [await fetch(`${origin}/a`), await fetch(`${origin}/a`)];
    const nonces = await Promise.all(
      responses.map(async (response) => {
        const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
        expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    const headers = responses[0]?.headers ?? new Headers();
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    for (const [name, value] of Object.entries({ ...commonHeaders(true), ...pageHeaders }))
      if (name !== 'content-security-policy') expect(headers.get(name), name).toBe(value);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe('no-store');
    const plain = await start();
    expect((await fetch(`${plain.origin}/a`)).headers.has('strict-transport-security')).toBe(false);
  });

  it('read forms of their own site only', async () => {
    const { origin } = await start();
    const post = (headers: Record<string, string>) =>
      fetch(`${origin}/form`, { method: 'POST', body: 'a=1', headers });
    expect(await (await post({ origin })).text()).toBe('POST a=1');
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('read forms up to a limit, said beforehand or not, and say so beyond it', async () => {
    const { origin } = await start();
    const send = (body: RequestInit['body']) =>
      fetch(`${origin}/form`, { method: 'POST', headers: { origin }, body, duplex: 'half' } as RequestInit);
    const most = 'x'.repeat(1024 * 1024);
    const pieces = (text: string) => new Blob([text]).stream();
    expect((await (await send(most)).text()).length).toBe('POST '.length + most.length);
    expect((await (await send(pieces(most))).text()).length).toBe('POST '.length + most.length);
    for (const body of [`${most}y`, pieces(`${most}y`)]) {
      const response = await send(body);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject([{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }]);
    }
  });

  it('that break are a 500 that tells nothing, and the server lives on', async () => {
    const { origin, logged } = await start();
    const response = await fetch(`${origin}/broken?q=secret`);
    expect([response.status, await response.text()]).toEqual([
      500,
      '[{"errorCode":"UNKNOWN_EXCEPTION","message":"An unexpected error occurred."}]',
    ]);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(logged).toEqual([`GET /broken (request ${id}) failed`]);
    const next = await fetch(origin);
    expect(next.status).toBe(200);
    expect(next.headers.get('x-request-id')).not.toBe(id);
  });

  it('stay on this host whatever the path looks like', async () => {
    const { port } = await start();
    const request = (path: string) =>
      exchange(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    for (const empty of ['//evil.example/a?b', '/x/..//evil.example/a?b', '/\\/evil.example///a?b'])
      expect(await request(empty)).toMatch(/^HTTP\/1\.1 308 .*\r\nlocation: \/evil\.example\/a\?b\r\n/is);
    expect(await request('/en//evil.example')).toMatch(/\r\nlocation: \/en\/evil\.example\r\n/i);
    expect(await request('/a?b=//c')).toContain('<p>/a</p>');
    expect(await request('/%E0%A4%A')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await request('/%09/host%00.example')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the platform', () => {
  it('gets the request with its session and where it came from, and answers through us', async () => {
    let seen: IncomingMessage | undefined;
    let body = '';
    upstream = async (request, response) => {
      seen = request;
      for await (const chunk of request) body += chunk;
      response.setHeader('set-cookie', [
        'guest_uuid_essential_0DM000000000001=new; Path=/; HttpOnly',
        'sid=theirs; Path=/',
      ]);
      response.setHeader('x-request-id', 'of-the-platform');
      response.writeHead(201, { 'content-type': 'application/json', connection: 'x-hop', 'x-hop': '1' });
      response.end('{"ok":true}');
    };
    const { origin, port } = await start();
    const response = await fetch(`${origin}/services/data/a%2Cb?x=%20`, {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        cookie:
          'storefront_guest_uuid_essential_0DM000000000001=old; console_guest_uuid_essential_0DM000000000001=other',
        'x-forwarded-host': 'forged.example',
        via: '1.1 cdn',
      },
    });
    expect([response.status, await response.json(), body]).toEqual([201, { ok: true }, '{"a":1}']);
    expect(response.headers.getSetCookie()).toEqual([
      'storefront_guest_uuid_essential_0DM000000000001=new; Path=/; HttpOnly',
    ]);
    expect(response.headers.get('x-hop')).toBeNull();
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(seen?.url).toBe('/services/data/a%2Cb?x=%20');
    expect(seen?.headers).toMatchObject({
      cookie: 'guest_uuid_essential_0DM000000000001=old',
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
      via: '1.1 cdn, 1.1 storefront',
      'x-request-id': id,
    });
  });

  it('is compressed for the browser when the answer is long', async () => {
    const long = JSON.stringify({ text: 'Apotheke '.repeat(500) });
    upstream = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': long.length })
        .end(long);
    const { port } = await start();
    const raw = await exchange(
      port,
      'GET /lwr/x HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n',
      'latin1',
    );
    const [head = '', body = ''] = raw.split('\r\n\r\n');
    expect(head).toContain('content-encoding: gzip');
    expect(String(gunzipSync(Buffer.from(body, 'latin1')))).toBe(long);
  });

  it('streams', async () => {
    const rest = Promise.withResolvers<void>();
    upstream = async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first');
      await rest.promise;
      response.end('second');
    };
    const { origin } = await start();
    const reader = (await fetch(`${origin}/cms/x`)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    rest.resolve();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second');
  });

  it('that is away is a 502, that is silent a 504', async () => {
    const away = await start({ platformUrl: 'http://127.0.0.1:4129' });
    const failed = await fetch(`${away.origin}/services/x`);
    expect(failed.status).toBe(502);
    const name = `GET /services/x (request ${failed.headers.get('x-request-id')})`;
    expect(away.logged[0]).toBe(`${name} could not be passed on to http://127.0.0.1:4129`);
    upstream = () => {};
    const silent = await start({ platformTimeoutMs: 30 });
    const response = await fetch(`${silent.origin}/services/x`);
    expect([response.status, await response.json()]).toEqual([
      504,
      [{ errorCode: 'GATEWAY_TIMEOUT', message: 'The platform takes too long to answer.' }],
    ]);
  });

  it('is left alone once it does not answer, and the browser is told at once when to try again', async () => {
    const { origin, logged } = await start();
    let asked = 0;
    upstream = (_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '120' }).end();
    };
    for (let time = 0; time < 5; time += 1) await fetch(`${origin}/services/data/v1`);
    const refused = await fetch(`${origin}/services/data/v1`, { method: 'POST', body: 'x' });
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '120',
      [
        {
          errorCode: 'PLATFORM_UNAVAILABLE',
          message: 'The platform does not answer. Try again in a moment.',
        },
      ],
    ]);
    expect(asked).toBe(5);
    expect(logged).toEqual(['The platform does not answer. Calls fail at once until it does.']);
  });

  it('may answer an upload before it is complete, and may hang up on it', async () => {
    const { origin } = await start();
    const upload = () => fetch(`${origin}/services/x`, { method: 'POST', body: 'x'.repeat(3_000_000) });
    upstream = (request, response) => {
      response.writeHead(413, { 'content-length': 2, connection: 'close' }).write('[]');
      request.resume().once('end', () => response.end());
    };
    expect((await upload()).status).toBe(413);
    upstream = (request) => request.socket.destroy();
    for (let i = 0; i < 3; i++) expect((await upload()).status).toBe(502);
    expect((await fetch(origin)).status).toBe(200);
  });

  it('is told when the browser goes away', async () => {
    const arrived = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    upstream = (request) => {
      arrived.resolve();
      request.once('close', gone.resolve);
    };
    const { origin } = await start();
    const abort = new AbortController();
    const answer = fetch(`${origin}/webruntime/x`, { signal: abort.signal });
    await arrived.promise;
    abort.abort();
    await expect(answer).rejects.toThrow();
    await gone.promise;
  });
});

describe('a page', () => {
  it('is told when the browser goes away', async () => {
    const arrived = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const { origin } = await start({
      page: async ({ signal }) => {
        signal.addEventListener('abort', () => gone.resolve());
        arrived.resolve();
        await gone.promise;
        return new Response();
      },
    });
    const abort = new AbortController();
    const answer = fetch(`${origin}/cart`, { signal: abort.signal });
    await arrived.promise;
    abort.abort();
    await expect(answer).rejects.toThrow();
    await gone.promise;
  });
});

describe('a server', () => {
  it('rejects a taken port', async () => {
    const { port } = await start();
    const second = createWebServer({ app: 'console', platformUrl, files, page });
    await expect(second.listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

function exchange(port: number, text: string, encoding: BufferEncoding = 'utf8'): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('close', () => resolve(Buffer.concat(chunks).toString(encoding))).on('error', reject);
  return promise;
}

it('below a path of the host the app answers there alone, and the host leads to it', async () => {
  const asked: string[] = [];
  const { origin } = await start({
    path: '/apotheke',
    page: async ({ url }) => {
      asked.push(new URL(url).pathname);
      return new Response('page');
    },
  });
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
  expect((await ask('/apotheke/cart')).status).toBe(200);
  expect((await ask('/apotheke/assets/app.js')).status).toBe(200);
  expect(asked).toEqual(['/apotheke/cart']);
  const host = await ask('/');
  expect([host.status, host.headers.get('location')]).toEqual([302, '/apotheke']);
  for (const path of ['/cart', '/apothekeX', '/assets/app.js'])
    expect((await ask(path)).status, path).toBe(404);
});
