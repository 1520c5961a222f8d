import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './report.ts';
import type { Step } from './steps.ts';

const said: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

const step = (name: string, code: number, more: Partial<Step> = {}): Step => ({
  name,
  run: async () => ({ code, output: `${name} says why` }),
  ...more,
});

it('counts steps and prints the output of those that failed', async () => {
  const tally = await runSteps([step('types', 0), step('lint', 1)]);
  expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0, failures: ['✗ lint'] });
  expect(said).toContainEqual(expect.stringMatching(/^✓ types \(/));
  expect(said).toContain('lint says why');
  expect(said).not.toContain('types says why');
});

it('runs as many steps at once as it may, and a step after the ones that it follows', async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const noted = (name: string, work: () => unknown, after: string[] = []): Step => ({
    name,
    after,
    run: async () => {
      order.push(`begin ${name}`);
      await work();
      order.push(`end ${name}`);
      return { code: 0, output: '' };
    },
  });
  const steps = [
    noted('build', () => held.promise),
    noted('lint', () => held.resolve()),
    noted('sizes', () => undefined, ['build']),
  ];
  await runSteps(steps, 2);
  expect(order.slice(0, 2)).toEqual(['begin build', 'begin lint']);
  expect(order.indexOf('begin sizes')).toBeGreaterThan(order.indexOf('end build'));
});
