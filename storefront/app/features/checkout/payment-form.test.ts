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
    const told = (values: Record<string, string>, provider?: string, more: object = {}) =>
      paymentRequest(read(values), bill.billingAddress, { provider, ...more });
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

  it('SF-PAYMENT-04 names the way back from the page on which a payment is confirmed, and pays afterwards', () => {
    const billingAddress = { street: 'Am Markt 1', postalCode: '50667', city: 'Köln', country: 'DE' };
    const way = { provider: 'Sandbox', returnUrl: '/back?state=s1' };
    const told = (values: Record<string, string>, more: object = {}) =>
      paymentRequest(read(values), billingAddress, { ...way, ...more });
    const paymentsData = '{"provider":"Sandbox","paymentsReturnUrl":"/back?state=s1"}';
    for (const payment of ['card', 'again'])
      expect(told({ payment, token: 'tok_1' })).toMatchObject({ requestType: 'Auth', paymentsData });
    expect(told({ payment: 'wallet' })).toMatchObject({
      requestType: 'ClientRequest',
      paymentsData: '{"provider":"Sandbox","paymentsReturnUrl":"/back?state=s1","method":"wallet"}',
    });
    expect(told({ payment: 'wallet', token: 'tok_2' }, { isConfirmed: true })).toMatchObject({
      requestType: 'PostAuth',
      paymentToken: 'tok_2',
    });
    expect(told({ payment: 'wallet' }, { returnUrl: undefined })).toMatchObject({
      requestType: 'SimplePurchaseOrder',
    });
  });
});
