import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';

const POLLS = 100;
const POLL_MS = 50;
let folder: string;
let server: string;
const started: (ChildProcess | number)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offizin-owned-'));
  server = join(folder, 'server.mjs');
  await writeFile(server, "setInterval(() => {}, 1_000); console.log('ready');");
});
afterAll(async () => {
  for (const one of started) {
    if (typeof one !== 'number') one.kill('SIGKILL');
    else if (lives(one)) process.kill(one, 'SIGKILL');
  }
  await rm(folder, { recursive: true });
});

/** A process that starts a server as the stack does, and says the server's id. */
async function parent(): Promise<{ child: ChildProcess; serverId: number }> {
  const script = `
    import { startService } from './service.ts';
    const script = ${JSON.stringify(server)};
    const { process: child } = await startService({ name: 'server', script, readyWhen: 'ready', environment: {} });
    console.log(child.pid);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const serverId = Number(line);
  started.push(child, serverId);
  return { child, serverId };
}

function lives(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

it('a server ends when the process that started it was killed, and lives until then', async () => {
  const { child, serverId } = await parent();
  await wait(POLL_MS * 4);
  expect(lives(serverId)).toBe(true);
  child.kill('SIGKILL');
  for (let poll = 0; poll < POLLS && lives(serverId); poll += 1) await wait(POLL_MS);
  expect(lives(serverId)).toBe(false);
});
