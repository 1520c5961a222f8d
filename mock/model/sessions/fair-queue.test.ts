import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.ts';

const limits = { atOnce: 1, mostOfOne: 3, mostOfAll: 5 };

/** Work that ends when it is told to. */
function work() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await turn();
  };
  return { begun, run, endNext };
}

it('works on one thing at a time, and owners take turns', async () => {
  const queue = new FairQueue(limits);
  const { begun, run, endNext } = work();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void queue.run(name.charAt(0), run(name));
  expect(begun).toEqual(['a1']);
  for (let ended = 0; ended < 6; ended += 1) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('works on one thing of an owner at a time, while there is room for others', async () => {
  const queue = new FairQueue({ ...limits, atOnce: 2 });
  const { begun, run, endNext } = work();
  for (const name of ['a1', 'a2', 'b1', 'b2', 'c1']) void queue.run(name.charAt(0), run(name));
  expect(begun).toEqual(['a1', 'b1']);
  for (let ended = 0; ended < 5; ended += 1) await endNext();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'c1']);
});

it('refuses what would wait beyond the limits, of one owner and of all', async () => {
  const queue = new FairQueue(limits);
  const { begun, run, endNext } = work();
  const add = (name: string) => queue.run(name.charAt(0), run(name));
  const taken = ['a0', 'a1', 'a2', 'a3'].map(add);
  await expect(add('a4')).rejects.toThrow(QueueFullError);
  taken.push(add('b1'), add('b2'));
  await expect(add('c1')).rejects.toThrow(QueueFullError);
  for (const _ of taken) await endNext();
  await Promise.all(taken);
  expect(begun).toHaveLength(6);
  const later = add('a5');
  await endNext();
  await later;
});

it('goes on after work that failed', async () => {
  const queue = new FairQueue(limits);
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('b', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
