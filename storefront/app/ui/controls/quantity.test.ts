import { describe, expect, it } from 'vitest';
import { decrement, increment, settledQuantity, typedQuantity } from './quantity.ts';

describe('the quantity control', () => {
  it('never goes below 1', () => {
    expect(decrement(2)).toBe(1);
    expect(decrement(1)).toBe(1);
    expect(decrement(0)).toBe(1);
  });

  it('never goes above the limit of the product', () => {
    expect(increment(1)).toBe(2);
    expect(increment(3, { maximum: 3 })).toBe(3);
    expect(settledQuantity('12', { maximum: 3 })).toBe(3);
    expect(settledQuantity('2', { maximum: 0 })).toBe(1);
  });

  it('strips what is not a digit while typing', () => {
    expect(typedQuantity('1a2')).toBe('12');
    expect(typedQuantity('-3,5')).toBe('35');
    expect(typedQuantity('abc')).toBe('');
  });

  it.each(['', 'abc', '0', '000'])('becomes 1 when "%s" is left in it', (text) => {
    expect(settledQuantity(text)).toBe(1);
  });

  it('keeps a valid number', () => {
    expect(settledQuantity('07')).toBe(7);
  });
});
