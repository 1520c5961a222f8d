import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentText } from '../features/fields/format.ts';
import { fromTimeInput, personDay, toTimeInput } from './person-time.ts';

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
  expect(toTimeInput(moment)).toBe(typed);
  expect(fromTimeInput(typed)).toBe(moment);
});

test('an hour that summer time skips is the one after it', () => {
  expect(fromTimeInput('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
});

test('the day is that of the person, wherever the browser is', () => {
  expect(personDay('2026-02-28T23:30:00Z')).toBe('2026-03-01');
});

test('no moment is an empty input, and an empty input none', () => {
  expect(toTimeInput(null)).toBe('');
  expect(fromTimeInput('')).toBeNull();
});
