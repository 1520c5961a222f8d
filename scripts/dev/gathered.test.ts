import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gathered } from './gathered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs once for several changes, and once more for those that come while it runs', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const changed = gathered(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  }, 10);
  for (const pause of [5, 20]) {
    changed();
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(runs).toHaveLength(1);
  for (const pause of [20, 20]) {
    changed();
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toHaveLength(2);
});
