import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

const german = formatsOf('de');
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('German formats', () => {
  it('write the currency after the number, with decimal comma and grouping dot', () => {
    expect(plain(german.money({ amount: '1234.5', currency: 'EUR' }))).toBe('1.234,50 €');
    expect(plain(german.money({ amount: '4.97', currency: 'EUR' }))).toBe('4,97 €');
  });

  it('do not lose a cent of a large amount', () => {
    expect(plain(german.money({ amount: '90071992547409.93', currency: 'EUR' }))).toBe(
      '90.071.992.547.409,93 €',
    );
  });

  it('write dates as dd.MM.yyyy and times as HH:mm of Germany', () => {
    expect(german.date('2026-06-30T22:30:00Z')).toBe('01.07.2026');
    expect(german.dateTime('2026-06-30T22:30:00Z')).toBe('01.07.2026, 00:30');
  });

  it('name languages, whatever their region, and leave what is none', () => {
    expect(['de', 'en-US', 'nds', '?'].map(german.language)).toEqual([
      'Deutsch',
      'Englisch',
      'Niederdeutsch',
      '?',
    ]);
    expect(formatsOf('en').language('de-AT')).toBe('German');
  });

  it('keep the currencies apart, and are made once', () => {
    expect(plain(german.money({ amount: '1', currency: 'CHF' }))).toBe('1,00 CHF');
    expect(plain(german.money({ amount: '1', currency: 'EUR' }))).toBe('1,00 €');
    expect(formatsOf('de')).toBe(german);
    expect(formatsOf('en').money({ amount: '1', currency: 'EUR' })).not.toContain('1,00');
  });
});
