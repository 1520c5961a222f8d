import { describe, expect, it } from 'vitest';
import { billingOf, paymentErrors, paymentRequest, readPaymentForm } from './payment-form.ts';

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

  it('SF-PAYMENT-03 sends what was chosen, and an invoice where there is no payment service', () => {
    const bill = {
      billingAddress: { street: 'Am Markt 1', postalCode: '50667', city: 'Köln', country: 'DE' },
    };
    const told = (values: Record<string, string>, provider?: string) =>
      paymentRequest(read(values), bill.billingAddress, provider);
    expect(told({ payment: 'card', token: 'tok_1' })).toEqual({
      requestType: 'Auth',
      paymentToken: 'tok_1',
      ...bill,
    });
    expect(told({ ownNumber: 'P-7' })).toEqual({
      requestType: 'SimplePurchaseOrder',
      paymentToken: 'P-7',
      ...bill,
    });
    expect(told({ payment: 'service' }, 'Sandbox')).toEqual({
      requestType: 'ClientRequest',
      paymentsData: '{"provider":"Sandbox"}',
      ...bill,
    });
    expect(told({ payment: 'service' })).toEqual({ requestType: 'SimplePurchaseOrder', ...bill });
  });
});
