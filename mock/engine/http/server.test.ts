import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#http/server/http-server.ts';
import { PlatformFault } from '../errors/platform-fault.ts';
import type { HttpAnswer, HttpHandler } from './http-types.ts';
import { createApiServer } from './server.ts';

const open: HttpServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const handle: HttpHandler = async (request): Promise<HttpAnswer> => {
  if (request.path === '/throw') throw new Error('secret');
  if (request.path === '/body') {
    const bytes = await request.readBody(1024);
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: String(bytes.length) };
  }
  if (request.path === '/tagged') return { status: 200, headers: { etag: '"v1"' }, body: 'tagged' };
  if (request.path === '/unsendable')
    return { status: 200, headers: { 'x-a': 'b\n', 'x-c': 'd' }, body: 'e' };
  if (request.path === '/nothing') return { status: 204 };
  throw new PlatformFault(404, 'NOT_FOUND', 'Nothing there.');
};

async function start(handler: HttpHandler = handle, limits = {}) {
  const logged: unknown[] = [];
  const server = createApiServer({
    handle: handler,
    log: (...entry) => logged.push(entry),
    limits,
  });
  open.push(server);
  const port = await server.listen(0);
  return { server, port, origin: `http://127.0.0.1:${port}`, logged };
}

/** Sends bytes as they are and collects what comes back until the server hangs up. */
function exchange(port: number, text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let received = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('close', () => resolve(received)).on('error', reject);
  return promise;
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

describe('the HTTP layer', () => {
  it('refuses a malformed percent escape before anything sees the path', async () => {
    const { port } = await start();
    for (const path of ['/carts/%E0%A4%A', '/carts?a=%', '/%zz']) {
      const answer = await exchange(port, get(path));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"errorCode":"MALFORMED_REQUEST"');
    }
  });

  it('hides what a handler throws and stays up', async () => {
    const { origin, logged } = await start();
    const response = await fetch(`${origin}/throw`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual([
      { errorCode: 'UNKNOWN_EXCEPTION', message: 'An unexpected error occurred.' },
    ]);
    expect(logged).toHaveLength(1);
    expect((await fetch(`${origin}/tagged`)).status).toBe(200);
  });

  it('answers although a handler’s headers cannot be sent', async () => {
    const { origin, logged } = await start();
    const response = await fetch(`${origin}/unsendable`);
    expect([response.status, response.headers.get('x-c')]).toEqual([500, null]);
    expect(logged).toHaveLength(1);
  });

  it('stops at the limit of a body, announced or not', async () => {
    const { origin } = await start();
    const post = (body: RequestInit['body']) =>
      fetch(`${origin}/body`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(await (await post('x'.repeat(1024))).text()).toBe('1024');
    expect((await post('x'.repeat(1025))).status).toBe(413);
    expect((await post('x'.repeat(3_000_000))).status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 3; i++) controller.enqueue(new Uint8Array(1000));
        controller.close();
      },
    });
    expect((await post(chunks)).status).toBe(413);
  });

  it('answers an announced giant when its first byte is there', async () => {
    const { port } = await start();
    const answer = await exchange(
      port,
      'POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000000\r\n\r\nx',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('asks for an expected body only when it wants it', async () => {
    const { port } = await start();
    const head = (length: number) =>
      `POST /body HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    expect(await exchange(port, `${head(2)}ab`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(await exchange(port, head(99_999))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('answers what is no HTTP at all in the declared form', async () => {
    const { port } = await start();
    const answer = await exchange(port, 'NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"errorCode":"MALFORMED_REQUEST"');
  });

  it('answers HEAD and 204 without a body, and 304 for what the caller has', async () => {
    const { origin } = await start();
    const head = await fetch(`${origin}/tagged`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', '']);
    expect((await fetch(`${origin}/nothing`)).status).toBe(204);
    const tagged = (tag: string) => fetch(`${origin}/tagged`, { headers: { 'if-none-match': tag } });
    expect((await tagged('W/"v1"')).status).toBe(304);
    expect((await tagged('"v0", "v1"')).status).toBe(304);
    expect((await tagged('"v0"')).status).toBe(200);
  });

  it('puts security headers on every answer', async () => {
    const { origin, port } = await start();
    const tagged = { headers: { 'if-none-match': '"v1"' } };
    const large = { method: 'POST', body: 'x'.repeat(1025) };
    for (const [path, status, init] of [
      ['/tagged', 200],
      ['/nothing', 204],
      ['/tagged', 304, tagged],
      ['/%zz', 400],
      ['/unknown', 404],
      ['/body', 413, large],
      ['/throw', 500],
      ['/unsendable', 500],
    ] as const) {
      const answer = await fetch(origin + path, init);
      expect(answer.status, path).toBe(status);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
    const raw = await exchange(port, 'NONSENSE\r\n\r\n');
    expect(raw).toContain('x-content-type-options: nosniff');
    expect(raw).toContain("frame-ancestors 'none'");
  });

  it('finishes what is under way when it stops', async () => {
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const { server, origin } = await start(async () => {
      entered.resolve();
      await gate.promise;
      return { status: 200, body: 'done' };
    });
    const answer = fetch(origin);
    await entered.promise;
    const closed = server.close();
    gate.resolve();
    expect(await (await answer).text()).toBe('done');
    await closed;
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('does not wait for ever when it stops', async () => {
    const entered = Promise.withResolvers<void>();
    const { server, origin } = await start(
      async () => {
        entered.resolve();
        return new Promise(() => {});
      },
      { drainMs: 20 },
    );
    const answer = fetch(origin).catch(() => 'cut');
    await entered.promise;
    await server.close();
    expect(await answer).toBe('cut');
  });

  it('tells a handler when its caller has gone', async () => {
    const gone = Promise.withResolvers<void>();
    const { origin } = await start(
      async (request) => {
        request.signal.addEventListener('abort', () => gone.resolve());
        abort.abort();
        return new Promise(() => {});
      },
      { drainMs: 20 },
    );
    const abort = new AbortController();
    await expect(fetch(origin, { signal: abort.signal })).rejects.toThrow();
    await gone.promise;
  });

  it('rejects a port that is taken', async () => {
    const { port } = await start();
    const second = createApiServer({ handle, log: () => {} });
    await expect(second.listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
