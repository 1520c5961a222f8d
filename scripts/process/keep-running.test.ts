import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';
import { owned } from './owned.ts';
import type { Service } from './service.ts';
import type { ServiceName } from './stack.ts';

/** A stack of one process that does nothing, and ends at once where it is to fail. */
async function stackOf(name: ServiceName, source: string) {
  const services = new Map<ServiceName, Service>();
  let starts = 0;
  const startOne = async () => {
    starts += 1;
    const child = spawn(process.execPath, [...owned, '--eval', source], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    await once(child, 'spawn');
    services.set(name, { name, process: child });
  };
  await startOne();
  return { services, startOne, starts: () => starts };
}

it('PF-DOOR-40 starts a service again that was killed, and says so', async () => {
  const stack = await stackOf('storefront', 'setInterval(() => undefined, 1000)');
  const said: string[] = [];
  const stopping = new AbortController();
  const say = (line: string) => said.push(line);
  const kept = keepRunning(stack, { say, firstPauseMs: 10, stopping: stopping.signal });
  const killed = stack.services.get('storefront');
  killed?.process.kill('SIGKILL');
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toEqual([
    'The storefront ended (SIGKILL). It is started again in 0.01 s.',
    'The storefront runs again.',
  ]);
  const child = stack.services.get('storefront')?.process;
  expect([child?.pid === killed?.process.pid, child?.exitCode]).toEqual([false, null]);
  child?.kill('SIGKILL');
  await vi.waitFor(() => expect(said[2]).toContain('started again in 0.02 s.'));
  await vi.waitFor(() => expect(said[3]).toBe('The storefront runs again.'));
  stopping.abort();
  stack.services.get('storefront')?.process.kill('SIGKILL');
  await kept;
  expect(stack.starts()).toBe(3);
});

it('PF-DOOR-40 gives up on a service that ends again and again', async () => {
  const stack = await stackOf('mock', 'process.exit(3)');
  const said: string[] = [];
  const { signal: stopping } = new AbortController();
  const say = (line: string) => said.push(line);
  expect(await keepRunning(stack, { say, firstPauseMs: 1, stopping })).toBe('mock');
  expect(said.filter((line) => line.includes('(code 3)'))).toHaveLength(6);
  expect(stack.starts()).toBe(7);
});

it('PF-DOOR-40 starts nothing again once all is being stopped', async () => {
  const stack = await stackOf('console', 'setInterval(() => undefined, 1000)');
  const stopping = new AbortController();
  const kept = keepRunning(stack, { say: () => undefined, firstPauseMs: 50, stopping: stopping.signal });
  stack.services.get('console')?.process.kill('SIGKILL');
  await wait(20);
  stopping.abort();
  await kept;
  expect(stack.starts()).toBe(1);
});
