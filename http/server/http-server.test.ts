import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, createHttpServer, type HttpServer } from './http-server.ts';
import type { ServerLimits } from './limits.ts';
import { readBody } from './read-body.ts';
import { endAnswer } from './unread-body.ts';

const open: HttpServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function start(
  answer: Answer,
  limits: Partial<ServerLimits> = {},
  callerOf?: (request: IncomingMessage) => string,
) {
  const logged: string[] = [];
  const server = createHttpServer({
    answer,
    headers: { 'x-content-type-options': 'nosniff' },
    limits: { drainMs: 50, ...limits },
    log: (message) => logged.push(message),
    ...(callerOf && { callerOf }),
  });
  open.push(server);
  const port = await server.listen(0);
  return { port, origin: `http://127.0.0.1:${port}`, logged };
}

const greet: Answer = async (_, response) => endAnswer(response, 'hello');

async function sender(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const received = async (socket: Socket) => (await socket.setEncoding('latin1').toArray()).join('');

describe('a server', () => {
  it('sends its headers and a new id with every answer, and names the id where it logs', async () => {
    const { origin, logged } = await start(async (_, response) => {
      response.setHeader('x-content-type-options', 'none');
      throw new Error('secret');
    });
    const [first, second] = [await fetch(`${origin}/a?q=secret`), await fetch(`${origin}/b`)];
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect([first.status, await first.text()]).toEqual([
      500,
      '[{"errorCode":"UNKNOWN_EXCEPTION","message":"An unexpected error occurred."}]',
    ]);
    expect(logged).toEqual([`GET /a (request ${ids[0]}) failed`, `GET /b (request ${ids[1]}) failed`]);
  });

  it('PF-RUN-04 keeps the id that a proxy in front has given, if it can stand in a log', async () => {
    const { origin } = await start(greet);
    const idFor = async (given: string) =>
      (await fetch(origin, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idFor('0A1B-proxy-7')).toBe('0A1B-proxy-7');
    expect(await idFor('an id " that breaks lines')).toMatch(/^[\da-f-]{36}$/);
  });

  it('answers what is no HTTP in the form of every error', async () => {
    const { port } = await start(greet);
    const answer = await received(await sender(port, 'NONSENSE\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain(
      '[{"errorCode":"MALFORMED_REQUEST","message":"The request is not valid HTTP."}]',
    );
  });

  it('answers headers that are too large, and those that take too long', async () => {
    const { port } = await start(greet, { headersTimeoutMs: 100, requestTimeoutMs: 100 });
    const large = await sender(
      port,
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(await received(large)).toMatch(/^HTTP\/1\.1 431 .*The request headers are too large\./s);
    const slow = await sender(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
    expect(await received(slow)).toMatch(/^HTTP\/1\.1 408 .*The request took too long to arrive\./s);
  });

  it('asks for an expected body only where it is wanted', async () => {
    const { port } = await start(async (request, response, { letContinue }) => {
      const body = await readBody(request, 10, letContinue);
      endAnswer(response, typeof body === 'string' ? body : `${body.length} bytes`);
    });
    const head = (length: number) =>
      `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    const wanted = await received(await sender(port, `${head(2)}ab`));
    expect(wanted).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 .*2 bytes/s);
    const unwanted = await received(await sender(port, head(99_999)));
    expect(unwanted).toMatch(/^HTTP\/1\.1 200 .*too large/s);
  });
});

it('a server counts only the requests that it has accepted', async () => {
  const held = Promise.withResolvers<void>();
  const { origin, port } = await start(
    async (_, response) => {
      await held.promise;
      endAnswer(response, 'hello');
    },
    { mostAtOnce: 1 },
  );
  const accepted = fetch(origin);
  const stalled = await sender(port, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999\r\n\r\nx');
  expect(String((await once(stalled, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 /);
  held.resolve();
  expect(await (await accepted).text()).toBe('hello');
  const next = await fetch(origin);
  expect([next.status, stalled.closed]).toEqual([200, false]);
});

describe('bodies that come slowly', () => {
  const begun = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n';
  const readAll: Answer = async (request, response) => {
    const body = await readBody(request, 10_000);
    endAnswer(response, typeof body === 'string' ? body : `${body.length} bytes`);
  };
  const bySender = ({ headers }: IncomingMessage) => String(headers['x-sender'] ?? '');

  it('PF-DOOR-35 keep nobody from being answered, and one sender has a share of them', async () => {
    const { origin, port } = await start(readAll, { mostAtOnce: 8 }, bySender);
    const socketsOf = (name: string, count: number) =>
      Array.from({ length: count }, () => sender(port, begun.replace('\r\n', `\r\nX-Sender: ${name}\r\n`)));
    const slow = await Promise.all(socketsOf('slow', 20));
    const refused = slow.map((socket) => once(socket, 'data').then(([data]) => String(data)));
    const first = await Promise.all(refused.slice(2));
    expect(first.every((answer) => answer.startsWith('HTTP/1.1 503 '))).toBe(true);
    expect((await fetch(origin)).status).toBe(200);
    const post = await fetch(origin, { method: 'POST', body: 'quick', headers: { 'x-sender': 'other' } });
    expect(await post.text()).toBe('5 bytes');
    for (const socket of slow.slice(0, 2)) socket.end('x'.repeat(9000));
    for (const answer of await Promise.all(refused)) expect(answer).toMatch(/^HTTP\/1\.1 (?:200|503) /);
  });

  it('PF-DOOR-36 are refused with 408, and those that come fast enough are read', async () => {
    // Each piece of the quick one is enough for fifteen seconds, so that a machine may stand still meanwhile.
    const limits = { bodyGraceMs: 100, bodyBytesPerSecond: 20 };
    const { port } = await start(readAll, limits);
    const [slow, quick] = await Promise.all([sender(port, begun), sender(port, begun)]);
    const answers = Promise.all([received(slow), once(quick, 'data')]);
    slow.write('x');
    for (let sent = 0; sent < 9000; sent += 300) {
      quick.write('x'.repeat(300));
      await wait(100);
    }
    const [refused, [read]] = await answers;
    expect(refused).toMatch(/^HTTP\/1\.1 408 .*The body of the request comes too slowly\./s);
    expect(String(read)).toMatch(/9000 bytes/);
    quick.destroy();
  });
});

describe('a body that nobody reads', () => {
  const next = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const post = (bytes: number) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`;

  it('leaves its connection open where it is small, begun or not', async () => {
    const { port } = await start(async (request, response) => {
      if (request.method === 'POST') request.pause();
      endAnswer(response, 'hello');
    });
    const answer = await received(await sender(port, post(60_000) + next));
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  it('ends its connection where it is large, and the answer arrives', async () => {
    const { port } = await start(greet);
    const answer = await received(await sender(port, post(3_000_000) + next));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*hello/is);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
