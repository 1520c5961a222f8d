import { expect, it } from 'vitest';
import { addDays } from './days.ts';
import { easterSunday, federalStates, isHoliday } from './holidays.ts';

it('knows Easter Sunday, the earliest and the latest one too', () => {
  const years = [1818, 1943, 2008, 2024, 2025, 2026, 2027, 2038, 2076];
  expect(years.map(easterSunday)).toEqual([
    '1818-03-22',
    '1943-04-25',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2076-04-19',
  ]);
});

it('knows the holidays that move with Easter', () => {
  const moving = ['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'];
  for (const day of moving) expect(federalStates.every((state) => isHoliday(day, state))).toBe(true);
  const corpusChristi = federalStates.filter((state) => isHoliday('2026-06-04', state));
  expect(corpusChristi.toSorted()).toEqual(['BW', 'BY', 'HE', 'NW', 'RP', 'SL']);
});

/** Holidays of 2026 in all states that do not fall on a Sunday, 9; Easter and Whitsun are on Sundays. */
it.each([
  ['BW', 12],
  ['BY', 13],
  ['BE', 10],
  ['BB', 10],
  ['HB', 10],
  ['HH', 10],
  ['HE', 10],
  ['MV', 11],
  ['NI', 10],
  ['NW', 11],
  ['RP', 11],
  ['SL', 12],
  ['SN', 11],
  ['ST', 11],
  ['SH', 10],
  ['TH', 11],
])('counts the holidays of a year in %s', (state, count) => {
  const days = Array.from({ length: 365 }, (_, place) => addDays('2026-01-01', place));
  expect(days.filter((day) => isHoliday(day, state))).toHaveLength(count);
});

it('has the holidays of single states in these alone', () => {
  const having = (day: string) => federalStates.filter((state) => isHoliday(day, state)).toSorted();
  expect(having('2026-01-06')).toEqual(['BW', 'BY', 'ST']);
  expect(having('2026-03-08')).toEqual(['BE', 'MV']);
  expect(having('2026-09-20')).toEqual(['TH']);
  expect(having('2026-11-01')).toEqual(['BW', 'BY', 'NW', 'RP', 'SL']);
  expect(having('2026-10-31')).toEqual(['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']);
});

it('has the day of repentance in Saxony on the Wednesday before 23 November', () => {
  const days = ['2022-11-16', '2023-11-22', '2024-11-20', '2025-11-19', '2026-11-18'];
  for (const day of days) {
    expect(isHoliday(day, 'SN'), day).toBe(true);
    expect(isHoliday(day, 'ST'), day).toBe(false);
  }
  expect(isHoliday('2023-11-15', 'SN')).toBe(false);
});
