import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentText } from '../features/fields/format.ts';
import { fromShopInput, shopDay, toShopInput } from './shop-time.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['in winter', '2026-03-02T09:30:00.000Z', '2026-03-02T10:30'],
  ['in summer', '2026-07-02T22:30:00.000Z', '2026-07-03T00:30'],
])('a moment is typed in the time in which it is shown, %s', (_, moment, typed) => {
  expect(momentText(moment, 'en')).toContain(typed.slice(11));
  expect(toShopInput(moment)).toBe(typed);
  expect(fromShopInput(typed)).toBe(moment);
});

test('an hour that summer time skips is the one after it', () => {
  expect(fromShopInput('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
});

test('the day of the shop begins before that of the reader', () => {
  expect(shopDay('2026-02-28T23:30:00Z')).toBe('2026-03-01');
});

test('no moment is an empty input, and an empty input none', () => {
  expect(toShopInput(null)).toBe('');
  expect(fromShopInput('')).toBeNull();
});
