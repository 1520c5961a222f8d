import { expect, it } from 'vitest';
import { ApiCalls } from './api-calls.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));

it('counts the calls of the last 24 hours', () => {
  const calls = new ApiCalls();
  calls.count(at(0));
  calls.count(at(1));
  calls.count(at(1));
  expect([1, 23, 24, 25].map((hour) => calls.used(at(hour)))).toEqual([3, 3, 2, 0]);
});
