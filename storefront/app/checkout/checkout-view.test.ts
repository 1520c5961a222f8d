import { describe, expect, it } from 'vitest';
import { type CheckoutView, isReachable, openStep } from './checkout-view.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' });
const option = {
  id: 'm1',
  name: 'Standard',
  carrier: undefined,
  fee: euro('3.95'),
  freeFrom: undefined,
  transit: undefined,
};

const delivery = {
  id: '0a7000000000001AAA',
  isDefault: true,
  address: { street: 'Lindenweg 4', city: 'München' },
  options: [{ ...option, isChosen: true }],
};

const complete: CheckoutView = {
  id: '2z9000000000001AAA',
  cartId: '0a6000000000001AAA',
  coupons: [],
  totals: {
    products: euro('10.00'),
    discount: undefined,
    discounts: [],
    shipping: euro('3.95'),
    tax: euro('2.23'),
    total: euro('13.95'),
  },
  deliveries: [delivery],
  address: delivery.address,
  phone: '+49 89 123456',
  email: undefined,
  note: undefined,
  payment: { kind: 'invoice', billingAddress: undefined, ownNumber: undefined, cardLastDigits: undefined },
  hasConsent: false,
  needsConsent: true,
  needsPhone: true,
  problems: [],
};

describe('the open step of a checkout', () => {
  it('is the review once everything is chosen', () => {
    expect(openStep(complete)).toBe('review');
  });

  it('is the address without one, or without the phone number that a medicine needs', () => {
    expect(openStep({ ...complete, deliveries: [{ ...delivery, address: undefined }] })).toBe('address');
    expect(openStep({ ...complete, phone: undefined })).toBe('address');
    expect(openStep({ ...complete, phone: undefined, needsPhone: false })).toBe('review');
  });

  it('is delivery, then payment', () => {
    expect(
      openStep({
        ...complete,
        deliveries: [delivery, { ...delivery, options: [{ ...option, isChosen: false }] }],
      }),
    ).toBe('delivery');
    expect(openStep({ ...complete, payment: undefined })).toBe('payment');
  });

  it('hides what comes after it', () => {
    const atDelivery = { ...complete, deliveries: [{ ...delivery, options: [] }] };
    expect(
      (['address', 'delivery', 'payment', 'review'] as const).map((step) => isReachable(step, atDelivery)),
    ).toEqual([true, true, false, false]);
  });
});
