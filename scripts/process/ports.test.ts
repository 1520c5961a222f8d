import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, isFree } from './ports.ts';

it('finds a port that can be taken, and none that the system gives to others meanwhile', async () => {
  const port = await freePort();
  const [given, taken] = [createServer().listen(0, '127.0.0.1'), createServer().listen(port, '127.0.0.1')];
  await Promise.all([once(given, 'listening'), once(taken, 'listening')]);
  expect(await isFree(port)).toBe(false);
  expect((given.address() as { port: number }).port).toBeGreaterThan(32_767);
  expect(port).toBeLessThanOrEqual(32_767);
  given.close();
  taken.close();
});

it('gives no port to two who ask at once, before either of them listens', async () => {
  const least = await freePort();
  const range = { least, most: least + 5 };
  const ports = await Promise.all(Array.from({ length: 3 }, () => freePort(range)));
  expect(new Set(ports).size).toBe(3);
  expect(ports).not.toContain(least);
});
