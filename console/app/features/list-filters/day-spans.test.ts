import { expect, test } from 'vitest';
import { daysOf, isDays, momentsOf } from './day-spans.ts';

/** Half past midnight on Sunday, March 1st, in the shop. */
const NOW = new Date('2026-02-28T23:30:00Z');

test.each([
  ['2026-05-04', '2026-05-04', '2026-05-04'],
  ['TODAY', '2026-03-01', '2026-03-01'],
  ['YESTERDAY', '2026-02-28', '2026-02-28'],
  ['THIS_WEEK', '2026-02-23', '2026-03-01'],
  ['LAST_WEEK', '2026-02-16', '2026-02-22'],
  ['NEXT_MONTH', '2026-04-01', '2026-04-30'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ['LAST_N_DAYS:30', '2026-01-30', '2026-03-01'],
  ['NEXT_N_DAYS:2', '2026-03-02', '2026-03-03'],
])('%s is from %s to %s', (text, from, to) => {
  expect(isDays(text)).toBe(true);
  expect(daysOf(text, NOW)).toEqual({ from, to });
});

test('RD-LIST-57 moments of days begin and end at midnight in the shop, also where the clock is put forward', () => {
  expect(momentsOf({ from: '2026-03-28', to: '2026-03-29' })).toEqual({
    from: '2026-03-27T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  });
});

test('what names no days is told apart', () => {
  expect(['gestern', 'LAST_N_DAYS', '2026-3-1', ''].map(isDays)).toEqual([false, false, false, false]);
});
