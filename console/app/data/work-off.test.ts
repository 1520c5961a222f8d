import { expect, test } from 'vitest';
import { workOff } from './work-off.ts';

const items = Array.from({ length: 10 }, (_, index) => index);
/** Lets everything run that does not wait for anything else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more than four are under way at a time, and progress counts all of them', async () => {
  const waiting: (() => void)[] = [];
  const started: number[] = [];
  const progress: number[] = [];
  const all = workOff({
    items,
    work: (item) => {
      started.push(item);
      return new Promise((resolve) => waiting.push(resolve));
    },
    onProgress: (done) => progress.push(done),
  });
  await settled();
  expect(started).toEqual([0, 1, 2, 3]);
  while (waiting.length > 0) {
    waiting.shift()?.();
    await settled();
  }
  await all;
  expect(started).toEqual(items);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a stop lets what is under way end, and takes nothing more', async () => {
  const stop = new AbortController();
  const started: number[] = [];
  await workOff({
    items,
    work: async (item) => {
      started.push(item);
      if (item === 3) stop.abort();
    },
    signal: stop.signal,
  });
  expect(started).toEqual([0, 1, 2, 3]);
});

test('a failure is the failure of all', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('Broken.');
  };
  await expect(workOff({ items, work })).rejects.toThrow('Broken.');
  await expect(workOff({ items: [], work })).resolves.toBeUndefined();
});
