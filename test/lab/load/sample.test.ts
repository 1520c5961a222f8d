import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import type { Service } from '#scripts/process/service.ts';
import { AliveQuestions, TELL_ALIVE } from './alive.ts';
import { takeSample } from './sample.ts';

const SERVER = `
  import { QueryClient } from '@tanstack/query-core';
  async function cache() {
    const made = new QueryClient();
    await made.fetchQuery({ queryKey: ['x'], queryFn: () => 1 });
    return made;
  }
  globalThis.kept = await Promise.all(Array.from({ length: 7 }, cache));
  async function waste() {
    for (let made = 0; made < 100; made += 1) await cache();
  }
  await waste();
  setInterval(() => {}, 1_000);
  console.log('ready');`;

async function server(): Promise<{ services: Map<string, Service>; questions: AliveQuestions }> {
  const child = spawn(process.execPath, [`--import=${TELL_ALIVE}`, '--input-type=module', '--eval', SERVER]);
  onTestFinished(() => void child.kill());
  const questions = new AliveQuestions();
  const lines = createInterface({ input: child.stdout }).on('line', (line) => questions.read('shop', line));
  await once(lines, 'line');
  return { services: new Map([['shop', { name: 'shop', process: child }]]), questions };
}

it('reads what a server takes, and what is alive in it when all garbage is collected', async () => {
  const { services, questions } = await server();
  const sample = await takeSample(5, [30, 10, 20], services, questions);
  expect(sample).toMatchObject({ second: 5, median: 20, p95: 20 });
  expect(sample.processes.shop?.megabytes).toBeGreaterThan(10);
  expect(sample.processes.shop?.files).toBeGreaterThan(3);
  expect(sample.processes.shop?.alive?.megabytes).toBeGreaterThan(1);
  expect(sample.processes.shop?.alive?.caches).toBe(7);
});

it('asks for nothing alive unless it is told to', async () => {
  const { services } = await server();
  const sample = await takeSample(5, [], services);
  expect(sample).toMatchObject({ median: 0, p95: 0 });
  expect(sample.processes.shop).not.toHaveProperty('alive');
});
