import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, createHttpServer, type HttpServer } from './http-server.ts';
import type { ServerLimits } from './limits.ts';
import { readBody } from './read-body.ts';
import { endAnswer } from './unread-body.ts';

const open: HttpServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function start(answer: Answer, limits: Partial<ServerLimits> = {}) {
  const logged: string[] = [];
  const server = createHttpServer({
    answer,
    headers: { 'x-content-type-options': 'nosniff' },
    limits: { drainMs: 50, ...limits },
    log: (message) => logged.push(message),
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
    const large = await sender(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await received(large)).toMatch(/^HTTP\/1\.1 431 .*The request headers are too large\./s);
    const slow = await sender(port, 'GET / HTTP/1.1\r\nHost: x\r\n');
    expect(await received(slow)).toMatch(/^HTTP\/1\.1 408 .*The request took too long to arrive\./s);
  });

  it('asks for an expected body only where it is wanted', async () => {
    const { port } = await start(async (request, response, { letContinue }) => {
      const body = await readBody(request, 10, letContinue);
      endAnswer(response, typeof body === 'string' ? body : `${body.length} bytes`);
    });
    const head = (length: number) =>
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
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
  const stalled = await sender(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 999999\r\n\r\nx');
  expect(String((await once(stalled, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 /);
  held.resolve();
  expect(await (await accepted).text()).toBe('hello');
  const next = await fetch(origin);
  expect([next.status, stalled.closed]).toEqual([200, false]);
});

describe('a body that nobody reads', () => {
  const next = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const post = (bytes: number) =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`;

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
