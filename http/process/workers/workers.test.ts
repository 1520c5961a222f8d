import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readWorkers } from './read-workers.ts';

const READY = join(import.meta.dirname, 'ready.ts');
const LIFETIME = join(import.meta.dirname, '..', 'lifetime.ts');
const TAKEN_PORT = join(import.meta.dirname, '..', 'taken-port.ts');
/** A service that answers with its process and its place, and ends as it is told. */
const SERVICE = `
  import { createServer } from 'node:http';
  import { sayReady } from ${JSON.stringify(READY)};
  import { stopOnSignals } from ${JSON.stringify(LIFETIME)};
  import { refuseTakenPort } from ${JSON.stringify(TAKEN_PORT)};
  const { pid, env } = process;
  const port = Number(env.PORT);
  await refuseTakenPort(port, '127.0.0.1');
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    if (request.url === '/crash') process.exit(7);
    response.end(JSON.stringify({ pid, place: env.WORKER }));
  });
  stopOnSignals(() => new Promise((closed) => server.close(closed)));
  server.listen(port, '127.0.0.1', () => sayReady('ready on ' + port));`;

let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offizin-workers-'));
  await writeFile(join(folder, 'service.ts'), SERVICE);
  await writeFile(join(folder, 'broken.ts'), 'process.exit(3);');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

function start(script: string, workers: string, port = 0) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), join(folder, script)], {
    env: { ...process.env, WORKERS: workers, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  return { child, printed: () => printed };
}

/** Two processes that answer, at one port. */
async function startTwo() {
  const port = await freePort();
  const started = start('service.ts', '2', port);
  await vi.waitFor(() => expect(started.printed().match(/ready on/g)).toHaveLength(2), PATIENT);
  const ask = async (path = '/') =>
    (await (
      await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(60_000) })
    ).json()) as { pid: number; place: string };
  const askMany = () => Promise.all(Array.from({ length: 20 }, () => ask()));
  return { ...started, ask, askMany };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** As often, and beside as many at once, connections were lost in most runs on their way to a process that ended. */
const ROUNDS = 10;
const VISITORS = 4;
const PATIENT = { timeout: 30_000 };
const pidsOf = (answers: { pid: number }[]) => new Set(answers.map(({ pid }) => pid));

it('PF-RUN-06 as many processes as WORKERS says answer at one port, each with its place', async () => {
  const { child, askMany } = await startTwo();
  const answers = await askMany();
  expect(pidsOf(answers).size).toBe(2);
  expect(new Set(answers.map(({ place }) => place))).toEqual(new Set(['1', '2']));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  for (const pid of pidsOf(answers)) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('PF-RUN-06 a process that ends by itself is started again, and the other answers meanwhile', async () => {
  const { ask, askMany, printed } = await startTwo();
  const before = pidsOf(await askMany());
  await ask('/crash').catch(() => undefined);
  expect((await ask()).pid).toBeGreaterThan(0);
  await vi.waitFor(() => expect(printed().match(/ready on/g)).toHaveLength(3), PATIENT);
  expect(printed()).toMatch(/^Process [12] ended \(code 7\)\. It is started again in 0\.5 s\.$/m);
  const after = pidsOf(await askMany());
  expect(after.size).toBe(2);
  expect([...after].filter((pid) => before.has(pid))).toHaveLength(1);
});

it('PF-RUN-07 SIGHUP replaces all processes while nobody is refused or forgotten', async () => {
  const { child, ask, askMany, printed } = await startTwo();
  const before = pidsOf(await askMany());
  const replaced = () => printed().match(/was replaced/g)?.length ?? 0;
  let asked = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    child.kill('SIGHUP');
    await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        for (; replaced() < 2 * round; asked += 1) await ask();
      }),
    );
  }
  expect(asked).toBeGreaterThan(ROUNDS * VISITORS);
  const after = pidsOf(await askMany());
  expect(after.size).toBe(2);
  expect([...after].filter((pid) => before.has(pid))).toEqual([]);
});

it('PF-RUN-06 a service that cannot start ends with code 1', async () => {
  const { child } = start('broken.ts', '2');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

it.each(['0', '1.5', 'viele', '65'])('PF-RUN-06 WORKERS=%s is refused with what it may be', async (text) => {
  expect(() => readWorkers(text)).toThrow('must be a whole number from 1 to 64');
  const { child, printed } = start('service.ts', text);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(printed()).toBe(`WORKERS is "${text}", but it must be a whole number from 1 to 64.\n`);
});
