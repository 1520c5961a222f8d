import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';
import type { Sample } from './sample.ts';

type Course = (at: number) => number;
const flat: Course = () => 40;

const run = (p95: Course, megabytes: Course, caches: Course = flat): Sample[] =>
  Array.from({ length: 40 }, (_, at) => ({
    second: at * 5,
    median: 10,
    p95: p95(at),
    processes: {
      storefront: {
        megabytes: megabytes(at),
        files: 30,
        ...(at % 4 === 0 && { alive: { megabytes: 60, caches: caches(at) } }),
      },
    },
  }));

it('takes a steady run for flat, and the warming up of a process for no growth', () => {
  expect(
    growthOf(
      run(
        (at) => 80 + (at % 3),
        (at) => (at < 8 ? 100 + at * 20 : 260),
      ),
    ),
  ).toEqual([]);
});

it('notices memory and latency that grow', () => {
  expect(
    growthOf(
      run(
        () => 80,
        (at) => 200 + at * 10,
      ),
    ),
  ).toEqual([expect.stringMatching(/^storefront: MB of memory from \d+ to \d+$/)]);
  expect(
    growthOf(
      run(
        (at) => 80 + at * 20,
        () => 200,
      ),
    ),
  ).toEqual([expect.stringMatching(/^ms at p95/)]);
});

it('notices caches that outlive their requests', () => {
  const grown = growthOf(run(flat, flat, (at) => at * 50));
  expect(grown).toEqual([expect.stringMatching(/^storefront: caches alive from \d+ to \d+$/)]);
});

it('notices caches that are kept for a while', () => {
  const kept = run(flat, flat, () => 110);
  expect(growthOf(kept)).toEqual(['storefront: caches alive at any time 110']);
});
