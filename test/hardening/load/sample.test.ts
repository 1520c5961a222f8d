import { expect, it } from 'vitest';
import { growthOf, type Sample, sampleOf } from './sample.ts';

const run = (p95: (at: number) => number, megabytes: (at: number) => number): Sample[] =>
  Array.from({ length: 40 }, (_, at) => ({
    second: at * 5,
    median: 10,
    p95: p95(at),
    processes: { storefront: { megabytes: megabytes(at), files: 30 } },
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
  ).toEqual([expect.stringMatching(/^memory of storefront in MB from \d+ to \d+$/)]);
  expect(
    growthOf(
      run(
        (at) => 80 + at * 20,
        () => 200,
      ),
    ),
  ).toEqual([expect.stringMatching(/^p95 in ms/)]);
});

it('reads what this process takes', async () => {
  const { median, p95, processes } = await sampleOf(5, [30, 10, 20], { this: process.pid });
  expect([median, p95]).toEqual([20, 20]);
  expect(processes.this?.megabytes).toBeGreaterThan(10);
  expect(processes.this?.files).toBeGreaterThan(3);
});
