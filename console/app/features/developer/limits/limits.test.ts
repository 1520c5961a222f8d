import { expect, test } from 'vitest';
import { usedLimits, wordsOf } from './limits.ts';

test('RD-API-03 limits come by the part of them that is used, those that are not granted last', () => {
  const limits = usedLimits({
    None: { Max: 0, Remaining: 0 },
    Untouched: { Max: 10, Remaining: 10 },
    DailyApiRequests: { Max: 1000, Remaining: 250 },
    DataStorageMB: { Max: 1024, Remaining: 1014 },
  });
  expect(limits.map(({ name, used, share }) => [name, used, share.toFixed(2)])).toEqual([
    ['DailyApiRequests', 750, '0.75'],
    ['DataStorageMB', 10, '0.01'],
    ['Untouched', 0, '0.00'],
    ['None', 0, '0.00'],
  ]);
});

test('names of the platform are read as words', () => {
  expect(['DailyApiRequests', 'DataStorageMB', 'HourlyAsyncReportRuns'].map(wordsOf)).toEqual([
    'Daily Api Requests',
    'Data Storage MB',
    'Hourly Async Report Runs',
  ]);
});
