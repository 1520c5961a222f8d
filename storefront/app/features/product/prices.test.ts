import { describe, expect, it } from 'vitest';
import { basePrice } from './base-price.ts';
import { cents, centsText, millionths } from './money.ts';
import { saving } from './saving.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' });

describe('exact decimals', () => {
  it('read what the platform writes', () => {
    expect(millionths('12.99')).toBe(12_990_000n);
    expect(millionths('-0.5')).toBe(-500_000n);
    expect(millionths(20)).toBe(20_000_000n);
  });

  it.each(['', 'abc', '1,5', null, undefined])('refuse %s', (text) => {
    expect(millionths(text)).toBeUndefined();
  });

  it('round half away from zero to cents', () => {
    expect(cents('1.005')).toBe(101n);
    expect(cents('-1.005')).toBe(-101n);
    expect(cents('1.00499')).toBe(100n);
    expect(centsText(5n)).toBe('0.05');
    expect(centsText(-12345n)).toBe('-123.45');
  });
});

describe('the base price', () => {
  it('is per litre and per kilogram', () => {
    expect(basePrice(euro('6.98'), { amount: '20', unit: 'ml' })).toEqual({ ...euro('349.00'), unit: 'l' });
    expect(basePrice(euro('12.95'), { amount: 75, unit: 'g' })).toEqual({ ...euro('172.67'), unit: 'kg' });
    expect(basePrice(euro('9.99'), { amount: '1.5', unit: 'l' })).toEqual({ ...euro('6.66'), unit: 'l' });
  });

  it('is missing for pieces and below 10 g or 10 ml', () => {
    expect(basePrice(euro('4.97'), { amount: '20', unit: 'St' })).toBeUndefined();
    expect(basePrice(euro('4.97'), { amount: '9.9', unit: 'ml' })).toBeUndefined();
    expect(basePrice(euro('4.97'), { amount: '10', unit: 'ml' })).toBeDefined();
  });

  it('is missing without a usable price or content', () => {
    expect(basePrice(euro(''), { amount: '20', unit: 'ml' })).toBeUndefined();
    expect(basePrice(euro('4.97'), { amount: '0', unit: 'ml' })).toBeUndefined();
  });
});

describe('the saving', () => {
  it('names percent, rounded down so that it never promises too much, and money', () => {
    expect(saving(euro('4.97'), euro('8.49'))).toEqual({ ...euro('3.52'), percent: 41 });
  });

  it('is none when the comparison is not higher or in another currency', () => {
    expect(saving(euro('8.49'), euro('8.49'))).toBeUndefined();
    expect(saving(euro('8.49'), { amount: '9.99', currency: 'CHF' })).toBeUndefined();
    expect(saving(euro('8.49'), undefined)).toBeUndefined();
  });
});
