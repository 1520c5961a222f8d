import { describe, expect, it } from 'vitest';
import { freeShipping } from './free-shipping.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' });

describe('free shipping', () => {
  it('names what is missing to the cent', () => {
    expect(freeShipping(euro('24.47'), '29.00')).toEqual({
      threshold: euro('29.00'),
      missing: euro('4.53'),
      percent: 84,
    });
  });

  it('is reached at the threshold itself', () => {
    expect(freeShipping(euro('29.00'), '29.00')).toEqual({
      threshold: euro('29.00'),
      missing: undefined,
      percent: 100,
    });
    expect(freeShipping(euro('28.99'), '29.00')?.missing).toEqual(euro('0.01'));
  });

  it('is no topic where the delivery is never free', () => {
    expect(freeShipping(euro('24.47'), null)).toBeUndefined();
    expect(freeShipping(euro('24.47'), '0.00')).toBeUndefined();
  });
});
