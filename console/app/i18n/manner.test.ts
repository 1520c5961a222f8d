import { afterEach, expect, test } from 'vitest';
import { fromDecimalInput, toDecimalInput } from '../features/fields/decimal.ts';
import { fieldText, momentText, relativeText } from '../features/fields/format.ts';
import { moneyFormat } from '../features/fields/money-format.ts';
import { daysOf, momentsOf } from '../features/list-filters/day-spans.ts';
import { isKnownZone, manner, noteManner } from './manner.ts';
import { fromTimeInput, personDay, toTimeInput } from './person-time.ts';

const AMERICAN = { zoneinfo: 'America/New_York', locale: 'en_US' };
const MOMENT = '2026-03-02T02:30:00.000Z';

afterEach(() => manner.set({ zone: 'Europe/Berlin', tag: undefined, language: undefined }));

test('RD-MANNER-01 moments, numbers and amounts are written as the person has chosen, in words of the language', () => {
  expect(momentText(MOMENT, 'de')).toBe('02.03.2026, 03:30');
  noteManner(AMERICAN);
  expect(momentText(MOMENT, 'de')).toBe('03/01/2026, 09:30 PM');
  expect(fieldText({ value: 1234.5, displayValue: null }, 'Double', 'de')).toBe('1,234.5');
  expect(moneyFormat('de')(1234.5)).toBe('€1,234.50');
  expect(relativeText(MOMENT, 'de', Date.parse(MOMENT) + 60_000)).toBe('vor 1 Minute');
});

test('RD-MANNER-02 what is typed is in the time zone and the format of the person', () => {
  noteManner(AMERICAN);
  expect(toTimeInput(MOMENT)).toBe('2026-03-01T21:30');
  expect(fromTimeInput('2026-03-01T21:30')).toBe(MOMENT);
  expect(fromDecimalInput('1,234.5', 'de')).toBe(1234.5);
  expect(fromDecimalInput('1.234,5', 'de')).toBe('1.234,5');
  expect(toDecimalInput(1234.5, 'de')).toBe('1234.5');
});

test.each([
  ['fr_FR', '1 234,5'],
  ['de_CH', '1’234.5'],
  ['de_CH', "1'234.5"],
  ['pl_PL', '12 345,5'],
])('a number in groups is read as %s writes it', (locale, text) => {
  noteManner({ ...AMERICAN, locale });
  expect(fromDecimalInput(text, 'de')).toBe(Number(text.replace(',', '.').replace(/[\s’']/g, '')));
});

test('RD-MANNER-03 days that a filter names are those of the person', () => {
  noteManner(AMERICAN);
  const now = new Date(MOMENT);
  expect(personDay(now)).toBe('2026-03-01');
  expect(momentsOf(daysOf('TODAY', now))).toEqual({
    from: '2026-03-01T05:00:00.000Z',
    to: '2026-03-02T05:00:00.000Z',
  });
});

test('a zone or a locale that the browser does not know leaves the time of the shop and the usual format', () => {
  noteManner({ zoneinfo: 'Europe/Atlantis', locale: 'xx' });
  expect(manner.get()).toMatchObject({ zone: 'Europe/Berlin', tag: undefined });
  expect([isKnownZone('Europe/Atlantis'), isKnownZone(''), isKnownZone('Asia/Tokyo')]).toEqual([
    false,
    false,
    true,
  ]);
  noteManner({ zoneinfo: 'Asia/Tokyo', locale: 'de_DE_EURO' });
  expect(manner.get()).toMatchObject({ zone: 'Asia/Tokyo', tag: 'de-DE' });
});
