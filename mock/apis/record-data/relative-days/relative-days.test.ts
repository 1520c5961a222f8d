import { expect, test } from 'vitest';
import { dayIn, relativeDaysName, relativeSpan } from './relative-days.ts';

test.each([
  ['TODAY', '2026-03-01', '2026-03-01'],
  ['YESTERDAY', '2026-02-28', '2026-02-28'],
  ['TOMORROW', '2026-03-02', '2026-03-02'],
  ['THIS_WEEK', '2026-02-23', '2026-03-01'],
  ['LAST_WEEK', '2026-02-16', '2026-02-22'],
  ['NEXT_WEEK', '2026-03-02', '2026-03-08'],
  ['THIS_MONTH', '2026-03-01', '2026-03-31'],
  ['LAST_MONTH', '2026-02-01', '2026-02-28'],
  ['NEXT_MONTH', '2026-04-01', '2026-04-30'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ['THIS_YEAR', '2026-01-01', '2026-12-31'],
  ['NEXT_YEAR', '2027-01-01', '2027-12-31'],
  ['last_n_days:30', '2026-01-30', '2026-03-01'],
  ['NEXT_N_DAYS:2', '2026-03-02', '2026-03-03'],
])('%s on Sunday, March 1st, is from %s to %s', (name, from, to) => {
  expect(relativeSpan(name, '2026-03-01')).toEqual({ from, to });
});

test.each(['', 'TODAY:3', 'LAST_N_DAYS', 'LAST_N_DAYS:0', 'LAST_N_DAYS:12345', '2026-03-01', 'SOMEDAY'])(
  '“%s” names no span of days',
  (text) => {
    expect(relativeDaysName(text)).toBeUndefined();
    expect(relativeSpan(text, '2026-03-01')).toBeUndefined();
  },
);

test('the day is the one in the time zone', () => {
  expect(dayIn('Europe/Berlin', new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  expect(dayIn('America/New_York', new Date('2026-06-30T22:30:00Z'))).toBe('2026-06-30');
});
