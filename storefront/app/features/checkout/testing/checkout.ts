import type { CheckoutView } from '../checkout-view.ts';

/** An amount in euros, e.g. `10.00`. */
export const euro = (amount: string) => ({ amount, currency: 'EUR' });
/** A delivery method that nobody has chosen yet. */
export const option = {
  id: 'm1',
  name: 'Standard',
  carrier: undefined,
  fee: euro('3.95'),
  freeFrom: undefined,
  transit: undefined,
};

/** The only delivery of a checkout. */
export const delivery = {
  id: '0a7000000000001AAA',
  isDefault: true,
  address: { street: 'Lindenweg 4', city: 'München' },
  options: [{ ...option, isChosen: true }],
};

/** A checkout of a medicine in which everything is chosen. */
export const checkout: CheckoutView = {
  id: '2z9000000000001AAA',
  cartId: '0a6000000000001AAA',
  isFixed: false,
  choosesMethod: true,
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
  lacksPayment: false,
  hasConsent: false,
  needsConsent: true,
  needsPhone: true,
  problems: [],
};
