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

test('SF-STATISTICS-01 visits are counted at an address that nobody else can read along, or nowhere', () => {
  const addressOf = (text?: string) =>
    readStorefrontSettings({ ...store, STATISTICS_URL: text }).statisticsUrl;
  expect([addressOf(), addressOf('')]).toEqual([undefined, undefined]);
  for (const address of ['https://statistics.example/events', 'http://127.0.0.1:4900/'])
    expect(addressOf(address)).toBe(address);
  for (const address of [
    'http://statistics.example/',
    'statistics.example',
    'https://me:secret@statistics.example/',
  ])
    expect(() => addressOf(address), address).toThrow('STATISTICS_URL is');
});
