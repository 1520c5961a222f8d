import { describe, expect, it } from 'vitest';
import {
  date,
  dateTime,
  double,
  email,
  flag,
  int,
  money,
  multiPicklist,
  percent,
  reference,
  text,
  textArea,
} from '../../objects/definition/index.ts';
import { MASTER_RECORD_TYPE_ID } from '../ids.ts';
import { toDecimal } from './decimal.ts';
import { normalise } from './normalise.ts';
import { isPzn, normalisePzn } from './pzn.ts';
import { ruleProblem } from './rules.ts';

const label = { de: 'Feld', en: 'Field' };

describe('normalise', () => {
  it.each([
    ['text without the blanks around it', text(label, 5), '  Salbe ', 'Salbe'],
    ['blank text as nothing', text(label, 5), '   ', null],
    ['empty text as nothing', money(label), '', null],
    ['characters, not code units', text(label, 2), '💊💊', '💊💊'],
    ['money from a number', money(label), 12.9, '12.90'],
    ['money from text, exactly', money(label), '1234567890123456.78', '1234567890123456.78'],
    ['money rounded half up', money(label), '0.125', '0.13'],
    ['no negative zero', money(label), '-0.001', '0.00'],
    ['a whole number', int(label), '42', 42],
    ['a number with decimals', double(label, 3), 0.1, 0.1],
    ['a rate', percent(label), 7, 7],
    ['a day', date(label), '2024-02-29', '2024-02-29'],
    ['a moment in another zone', dateTime(label), '2026-06-01T14:00:00+02:00', '2026-06-01T12:00:00.000Z'],
    [
      'a short id as a long one',
      reference(label, 'RecordType', 'R'),
      '012000000000000',
      MASTER_RECORD_TYPE_ID,
    ],
    ['several choices once each', multiPicklist(label, {}), 'DE; AT;DE', 'DE;AT'],
    ['a PZN in the ways people write it', text(label, 8, { rule: 'pzn' }), 'PZN - 487 7800', '04877800'],
  ])('keeps %s', (_, field, given, value) => {
    expect(normalise(field, given)).toEqual({ value });
  });

  it.each([
    ['long text', text(label, 5), 'Tropfen', 'STRING_TOO_LONG'],
    ['a number for text', text(label, 5), 5, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['a NUL in text', textArea(label, 50), 'a\0b', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['text for a number', int(label), 'viele', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['a fraction of a whole number', int(label), 1.5, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['a number beyond its digits', int(label), 1e9, 'NUMBER_OUTSIDE_VALID_RANGE'],
    ['a rate beyond its digits', percent(label), 1000, 'NUMBER_OUTSIDE_VALID_RANGE'],
    ['more money than there is', money(label), '12345678901234567', 'NUMBER_OUTSIDE_VALID_RANGE'],
    ['not a number', money(label), Number.NaN, 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['a comma', money(label), '12,90', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['text for yes', flag(label), 'true', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['a day that is none', date(label), '2025-02-29', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    ['a moment without zone', dateTime(label), '2026-06-01T14:00:00', 'INVALID_TYPE_ON_FIELD_IN_RECORD'],
    [
      'a moment on a day that is none',
      dateTime(label),
      '2025-02-30T14:00:00Z',
      'INVALID_TYPE_ON_FIELD_IN_RECORD',
    ],
    ['an id that is none', reference(label, 'User', 'U'), '005', 'MALFORMED_ID'],
  ])('refuses %s', (_, field, given, code) => {
    expect(normalise(field, given)).toMatchObject({ problem: { code } });
  });
});

describe('rules', () => {
  it.each([
    ['erika@offizin.example', true],
    ['e.weber+shop@sub.offizin.example', true],
    ['erika', false],
    ['erika@offizin', false],
    ['erika weber@offizin.example', false],
    ['erika@@offizin.example', false],
  ])('judges the email address %s', (value, valid) => {
    expect(ruleProblem(email(label), value) === undefined).toBe(valid);
  });

  it('judges numbers and JSON', () => {
    expect(ruleProblem(int(label, { rule: 'positive' }), 0)).toMatchObject({ rule: 'positive' });
    expect(ruleProblem(int(label, { rule: 'positive' }), 1)).toBeUndefined();
    expect(ruleProblem(money(label, { rule: 'notNegative' }), '-0.01')).toMatchObject({
      rule: 'notNegative',
    });
    expect(ruleProblem(textArea(label, 9, { rule: 'json' }), '{"a":1}')).toBeUndefined();
    expect(ruleProblem(textArea(label, 9, { rule: 'json' }), '{a:1}')).toMatchObject({ rule: 'json' });
  });
});

describe('PZN', () => {
  it.each([
    ['04877800', true],
    ['04877801', false],
    ['4877800', false],
    ['0487780A', false],
  ])('judges %s', (pzn, valid) => {
    expect(isPzn(pzn)).toBe(valid);
  });

  it('was never issued with remainder ten', () => {
    const base = Array.from({ length: 100 }, (_, index) => String(1_000_000 + index));
    const remainder = (digits: string) =>
      [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11;
    const never = base.find((digits) => remainder(digits) === 10) ?? '';
    const candidates = Array.from({ length: 10 }, (_, last) => `${never}${last}`);
    expect(candidates.filter(isPzn)).toEqual([]);
  });

  it('is read in the ways people write it', () => {
    expect(['PZN 4877800', 'PZN-04877800', ' pzn04877800 ', '0487 7800'].map(normalisePzn)).toEqual(
      Array(4).fill('04877800'),
    );
  });
});

describe('toDecimal', () => {
  it.each([
    ['1.005', '1.01'],
    [1.1, '1.10'],
    ['-1.005', '-1.01'],
    ['.5', undefined],
    ['1e3', undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('reads %s', (value, expected) => {
    expect(toDecimal(value, 2)).toBe(expected);
  });
});
