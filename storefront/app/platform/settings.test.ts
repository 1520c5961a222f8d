import { expect, test } from 'vitest';
import { readStorefrontSettings, SHARED_READS_SECONDS } from './settings.server.ts';

const store = { WEBSTORE_ID: '0ZE000000000001AAA', SITE_ID: '0DM', COMMUNITY_ID: '0DB' };
const secondsOf = (text?: string) =>
  readStorefrontSettings({ ...store, SHARED_READS_SECONDS: text }).sharedReadsSeconds;

test('guests share for the seconds that are set, and for the usual ones else', () => {
  expect([secondsOf(), secondsOf(''), secondsOf('0'), secondsOf('60')]).toEqual([
    SHARED_READS_SECONDS,
    SHARED_READS_SECONDS,
    0,
    60,
  ]);
});

test.each(['-1', '61', '0.5', 'fünf', 'Infinity'])('refuses to share for %s seconds', (text) => {
  expect(() => secondsOf(text)).toThrow('SHARED_READS_SECONDS is');
});
