import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHttpServer, type HttpServer } from '../server/http-server.ts';
import { type Operations, operate } from './operate.ts';
import { operationsSettings } from './settings.ts';

let server: HttpServer;
let origin: string;
let operations: Operations;
let database: () => Promise<unknown>;
let held: PromiseWithResolvers<void>;

beforeEach(async () => {
  held = Promise.withResolvers();
  database = async () => undefined;
  server = createHttpServer({
    headers: {},
    log: () => undefined,
    answer: async ({ url }, response) => {
      if (url === '/slow') await held.promise;
      response.writeHead(url === '/none' ? 404 : 200).end('text');
    },
  });
  origin = `http://127.0.0.1:${await server.listen(0)}`;
  const settings = { port: 0, host: '127.0.0.1', setting: 'SHOP_OPERATIONS_PORT' };
  operations = await operate('shop', server.traffic, settings, () => database());
});
afterEach(async () => {
  held.resolve();
  await Promise.all([server.close(), operations.close()]);
  vi.unstubAllEnvs();
});

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${operations.port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

it('PF-RUN-01 says that the process lives and is ready, and not ready once it has been told to end', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'ok\n' });
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready\n' });
  const slow = fetch(`${origin}/slow`);
  await vi.waitFor(() => expect(server.traffic.underWay()).toBe(1));
  const ended = server.close();
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  held.resolve();
  expect((await slow).status).toBe(200);
  await ended;
});

it('PF-RUN-01 is not ready while what it needs is away', async () => {
  database = async () => {
    throw new Error('no connection');
  };
  expect((await ask('/readyz')).status).toBe(503);
  database = async () => 'there';
  expect((await ask('/readyz')).status).toBe(200);
});

it('PF-RUN-02 counts requests by method and status, with their time, and those under way', async () => {
  await (await fetch(origin)).text();
  await (await fetch(`${origin}/none`)).text();
  const counted = (method: string, status: number) =>
    `http_server_request_duration_seconds_count{app="shop",method="${method}",status="${status}"} 1`;
  await vi.waitFor(async () => expect((await ask('/metrics')).text).toContain(counted('GET', 404)));
  const { text } = await ask('/metrics');
  expect(text).toContain(counted('GET', 200));
  expect(text).toContain('http_server_active_requests{app="shop"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds{app="shop"}');
});

it('PF-RUN-02 counts a caller that hung up as 499', async () => {
  const gone = new AbortController();
  const slow = fetch(`${origin}/slow`, { signal: gone.signal }).catch(() => undefined);
  await vi.waitFor(() => expect(server.traffic.underWay()).toBe(1));
  gone.abort();
  await slow;
  await vi.waitFor(async () => expect((await ask('/metrics')).text).toContain('status="499"'));
});

it('names its three addresses where another is asked for', async () => {
  expect(await ask('/admin')).toMatchObject({ status: 404, text: expect.stringContaining('/readyz') });
});

it('says which setting to change where the port makes no sense or is taken', async () => {
  expect(() => operationsSettings('MOCK', { MOCK_OPERATIONS_PORT: 'x' })).toThrow(
    /^MOCK_OPERATIONS_PORT is "x"/,
  );
  const taken = { port: operations.port, host: '127.0.0.1', setting: 'MOCK_OPERATIONS_PORT' };
  await expect(operate('mock', server.traffic, taken)).rejects.toThrow(
    /is taken\..* choose another with MOCK_OPERATIONS_PORT/,
  );
});

it('PF-RUN-03 logs requests and failures as JSON objects with the id of the request, where LOG_FORMAT says so', async () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { logError } = await import('../server/log-error.ts');
  const failing = createHttpServer({
    headers: {},
    log: logError,
    answer: async () => {
      throw new Error('broken');
    },
  });
  const nowhere = { port: undefined, host: '', setting: '' };
  await operate('shop', failing.traffic, nowhere);
  const address = `http://127.0.0.1:${await failing.listen(0)}/cart?q=secret`;
  await (await fetch(address, { headers: { 'x-request-id': 'of-the-proxy-1' } })).text();
  await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(2));
  const [failure, request] = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
  lines.mockRestore();
  await failing.close();
  expect(failure).toMatchObject({
    level: 'error',
    request: 'of-the-proxy-1',
    message: 'GET /cart (request of-the-proxy-1) failed',
    trace: expect.stringContaining('Error: broken'),
  });
  expect(request).toMatchObject({
    level: 'info',
    app: 'shop',
    request: 'of-the-proxy-1',
    method: 'GET',
    path: '/cart',
    status: 500,
    ms: expect.any(Number),
  });
});

it('PF-DOOR-37 answers on other interfaces by whatever name probes use, and on this machine by its own', async () => {
  const statusOf = async (port: number | undefined) => {
    const asked = request({ port, path: '/healthz', headers: { host: 'shop.internal' } }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };
  expect(await statusOf(operations.port)).toBe(421);
  const settings = { port: 0, host: '0.0.0.0', setting: 'SHOP_OPERATIONS_PORT' };
  const elsewhere = await operate('shop', server.traffic, settings);
  expect(await statusOf(elsewhere.port)).toBe(200);
  await elsewhere.close();
});
