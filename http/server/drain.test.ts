import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { watchForDrain } from './drain.ts';

const GRACE_MS = 5_000;
/** So long that a busy machine is done long before. */
const LONG_GRACE_MS = 60_000;
const LONG = 'x'.repeat(20_000_000);
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function start(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  const { drain } = watchForDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { drain, port: (server.address() as AddressInfo).port };
}

async function answerOf(port: number): Promise<IncomingMessage> {
  const [answer] = await once(request({ port, host: '127.0.0.1' }).end(), 'response');
  return answer;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** A server in a process of its own, which does nothing but work for a while at the first request, and drains when told. */
const busyServer = `
  import { createServer } from 'node:http';
  import { watchForDrain } from './drain.ts';
  let isFirst = true;
  const server = createServer((request, response) => {
    if (isFirst) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    isFirst = false;
    response.end('answer');
  });
  const { drain } = watchForDrain(server);
  process.on('SIGTERM', () => drain(${GRACE_MS}));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

it('answers what came before it was told to end and was not read yet, and refuses what comes after', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', busyServer], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [port] = await once(child.stdout, 'data');
  const kept = await connected(Number(port));
  kept.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await wait(50);
  const others = await Promise.all(Array.from({ length: 8 }, () => connected(Number(port))));
  const answers = others.map(async (socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
    return String((await socket.toArray()).join(''));
  });
  await wait(50);
  child.kill('SIGTERM');
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*answer$/is);
  }
  expect(await ended).toEqual([0, null]);
  await expect(connected(Number(port))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('answers the first request of a connection that came just before, and lets no other one wait for it', async () => {
  const { drain, port } = await start((_, response) => response.end('answer'));
  const used = await connected(port);
  used.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await once(used, 'data');
  const late = await connected(port);
  const answer = late.toArray();
  const drained = drain(GRACE_MS);
  await once(used.resume(), 'close');
  late.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  expect(String((await answer).join(''))).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*answer$/is);
  await drained;
});

it('sends an answer to its end to somebody who reads slowly', async () => {
  const { drain, port } = await start((_, response) => response.end(LONG));
  const answer = await answerOf(port);
  const drained = drain(GRACE_MS);
  await wait(50);
  let length = 0;
  for await (const chunk of answer) length += chunk.length;
  expect(length).toBe(LONG.length);
  await drained;
});

it('closes connections on which nothing comes, and those whose answer could not say that they end', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { drain, port } = await start((_, response) => {
    response.writeHead(200).flushHeaders();
    void held.then(() => response.end('late'));
  });
  const silent = await connected(port);
  const begun = await connected(port);
  begun.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await once(begun, 'data');
  const closed = once(silent.resume(), 'close');
  const text = begun.toArray();
  const began = performance.now();
  const drained = drain(LONG_GRACE_MS);
  await closed;
  release();
  expect(String((await text).join(''))).toContain('late');
  await drained;
  expect(performance.now() - began).toBeLessThan(LONG_GRACE_MS / 2);
});

it('breaks off what takes longer than it may', async () => {
  const { drain, port } = await start(() => undefined);
  const socket = await connected(port);
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await wait(20);
  const began = performance.now();
  await drain(60);
  expect(performance.now() - began).toBeGreaterThan(50);
  await once(socket.resume(), 'close');
});

it('has nothing to end where nothing was begun', async () => {
  await watchForDrain(createServer()).drain(GRACE_MS);
});
