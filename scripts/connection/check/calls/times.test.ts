import { expect, it } from 'vitest';
import { PATIENCE, slowness, timesOf } from './times.ts';

const quick = Array.from({ length: 9 }, () => 300);

it('bounds calls by their middle, and never by less than the floor', () => {
  expect(timesOf([5, 9, 7], PATIENCE)).toEqual({ medianMs: 7, slowestMs: 9, boundMs: 1000 });
  expect(timesOf([...quick, 4000], PATIENCE)).toMatchObject({ medianMs: 300, boundMs: 1500 });
});

it.each([
  ['names a call that is slow each time', [2000, 1600], 'takes 1600 ms, the middle of all calls 300 ms'],
  ['passes over a call that was slow for a moment', [2000, 900], undefined],
])('%s', async (_, repeated, what) => {
  const answers = [...repeated];
  const repeat = async () => answers.shift() ?? 0;
  const times = timesOf([...quick, 4000], PATIENCE);
  expect((await slowness('getCart', 4000, times, repeat, PATIENCE))?.what).toBe(what);
});
