import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

const deferred = () => Promise.withResolvers<void>();
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('lets requests through beside each other, and an exchange alone', async () => {
  const gate = createGate();
  const steps: string[] = [];
  const step = (name: string, until?: Promise<void>) => async () => {
    steps.push(`${name} begins`);
    await until;
    steps.push(`${name} ends`);
  };
  const [a, b, exchange] = [deferred(), deferred(), deferred()];
  const work = [gate.beside(step('a', a.promise)), gate.beside(step('b', b.promise))];
  work.push(
    gate.alone(step('exchange', exchange.promise)),
    gate.beside(step('c')),
    gate.alone(step('second')),
  );
  await turn();
  expect(steps).toEqual(['a begins', 'b begins']);
  b.resolve();
  a.resolve();
  await turn();
  expect(steps.slice(2)).toEqual(['b ends', 'a ends', 'exchange begins']);
  exchange.resolve();
  await Promise.all(work);
  const rest = steps.slice(5);
  expect(rest[0]).toBe('exchange ends');
  expect(rest.indexOf('second ends') - rest.indexOf('second begins')).toBe(1);
  expect(rest).toContain('c ends');
});

it('opens again after work that failed', async () => {
  const gate = createGate();
  await expect(gate.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.beside(() => Promise.reject(new Error('nor this')))).rejects.toThrow('nor this');
  expect(await gate.alone(async () => 1)).toBe(1);
});
