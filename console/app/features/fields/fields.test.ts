import { describe, expect, test } from 'vitest';
import type { FieldInfo, InputValue } from '#client/records/types.ts';
import { fromDecimalInput, toDecimalInput } from './decimal.ts';
import { fieldText, momentText, relativeText } from './format.ts';
import { faultOf } from './validation.ts';

const field = (dataType: string, more: Partial<FieldInfo> = {}) =>
  ({ dataType, length: 0, precision: 0, scale: 0, ...more }) as FieldInfo;
const judge = (info: FieldInfo, value: InputValue, isRequired = false) =>
  faultOf(info, value, isRequired)?.key;

describe('judging a value', () => {
  test('an empty one is wrong only where it is required', () => {
    expect(judge(field('String'), '', true)).toBe('field.required');
    expect(judge(field('String'), null)).toBeUndefined();
    expect(judge(field('Boolean'), false, true)).toBeUndefined();
    expect(judge(field('Int'), 0, true)).toBeUndefined();
  });

  test('texts by length, counted as a person counts', () => {
    expect(judge(field('String', { length: 3 }), 'ab💊')).toBeUndefined();
    expect(faultOf(field('String', { length: 3 }), 'abcd', false)).toEqual({
      key: 'field.tooLong',
      values: { max: 3, count: 4 },
    });
  });

  test('numbers by kind and digits', () => {
    const money = field('Currency', { precision: 5, scale: 2 });
    expect(judge(money, 123.45)).toBeUndefined();
    expect(judge(money, 1234.5)).toBe('field.tooManyDigits');
    expect(judge(money, 1.234)).toBe('field.tooManyDecimals');
    expect(judge(money, 'zwölf')).toBe('field.notNumber');
    expect(judge(field('Int', { precision: 9 }), 1.5)).toBe('field.notWhole');
  });

  test('addresses and choices by form', () => {
    expect(judge(field('Email'), 'erika@offizin')).toBe('field.notEmail');
    expect(judge(field('Url'), 'javascript:alert(1)')).toBe('field.notUrl');
    expect(faultOf(field('Picklist'), 'x', false, ['a'])).toEqual({ key: 'field.notInList' });
    expect(faultOf(field('Picklist'), 'a', false, ['a'])).toBeUndefined();
  });
});

describe('numbers in inputs', () => {
  test.each([
    ['12,5', 12.5],
    ['1.234,50', 1234.5],
    ['-3', -3],
    ['', null],
    ['1.5', 1.5],
    ['12 Euro', '12 Euro'],
  ])('“%s” in German is %s', (text, value) => expect(fromDecimalInput(text, 'de')).toBe(value));

  test('English has the signs the other way round', () => {
    expect(fromDecimalInput('1,234.50', 'en')).toBe(1234.5);
    expect(toDecimalInput(1234.5, 'en')).toBe('1234.5');
    expect(toDecimalInput(1234.5, 'de')).toBe('1234,5');
  });
});

test("a field is said in the platform's words, else in those of the language", () => {
  expect(fieldText({ displayValue: '12,95 €', value: 12.95 }, 'Currency', 'de')).toBe('12,95 €');
  expect(fieldText({ displayValue: null, value: 1234.5 }, 'Double', 'de')).toBe('1.234,5');
  expect(fieldText({ displayValue: null, value: null }, 'Double', 'de')).toBe('');
  expect(fieldText({ displayValue: null, value: '2026-03-02' }, 'Date', 'de')).toBe('02.03.2026');
});

test('moments are said relative for a week', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(relativeText('2026-03-10T11:55:00Z', 'de', now)).toBe('vor 5 Minuten');
  expect(relativeText('2026-03-09T10:00:00Z', 'de', now)).toBe('gestern');
  expect(relativeText('2026-03-03T12:00:00Z', 'de', now)).toBe('vor 7 Tagen');
  expect(relativeText('2026-03-03T11:59:59Z', 'de', now)).toContain('2026');
  expect(relativeText('2026-01-02T10:00:00Z', 'de', now)).toContain('2026');
  expect(relativeText('2026-03-10T12:00:02Z', 'de', now)).toBe('jetzt');
  expect(relativeText('2026-03-11T12:00:00Z', 'de', now)).toContain('2026');
});

test('RD-MANNER-01 moments are in the time of the shop, and written as the platform writes them', () => {
  expect(momentText('2026-11-25T22:30:00.000Z', 'de')).toBe('25.11.2026, 23:30');
  expect(momentText('2026-11-25T23:30:00.000Z', 'en')).toBe('26/11/2026, 00:30');
  expect(fieldText({ value: '2026-03-02', displayValue: null }, 'Date', 'en')).toBe('02/03/2026');
});
