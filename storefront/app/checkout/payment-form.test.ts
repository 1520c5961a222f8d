import { describe, expect, it } from 'vitest';
import { billingOf, paymentErrors, readPaymentForm } from './payment-form.ts';

function read(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readPaymentForm(form);
}
const delivery = { name: 'Erika Beispiel', street: 'Lindenweg 4' };

describe('the payment step', () => {
  it('is an invoice that goes with the order, unless something else is said', () => {
    const form = read({ payment: 'gold' });
    expect(form).toMatchObject({ choice: 'invoice', billing: 'same' });
    expect(paymentErrors(form, ['DE'])).toEqual({});
    expect(billingOf(form, [], delivery)).toBe(delivery);
  });

  it('takes no card without a token', () => {
    expect(paymentErrors(read({ payment: 'card' }), ['DE'])).toEqual({ payment: 'card' });
    expect(paymentErrors(read({ payment: 'card', token: 'tok_1' }), ['DE'])).toEqual({});
  });

  it('checks a billing address of its own, and finds a saved one', () => {
    expect(Object.keys(paymentErrors(read({ billing: 'new', country: 'DE' }), ['DE']))).toContain('street');
    const saved = [{ addressId: '8lW1', street: 'Am Markt 1' }];
    expect(billingOf(read({ billing: '8lW1' }), saved, delivery)).toBe(saved[0]);
    expect(billingOf(read({ billing: 'gone' }), saved, delivery)).toBe(delivery);
  });
});
