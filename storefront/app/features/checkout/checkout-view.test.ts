import { describe, expect, it } from 'vitest';
import { isReachable, openStep, stepFrom, stepsOf, toCheckoutView } from './checkout-view.ts';
import { checkout as complete, delivery, option } from './testing/checkout.ts';

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
    expect(openStep({ ...complete, payment: undefined, lacksPayment: true })).toBe('payment');
  });

  it('is the review where the platform does not say whether a payment is noted', () => {
    expect(openStep({ ...complete, payment: undefined })).toBe('review');
  });

  it('is never the delivery of an order that stands, which has no such step', () => {
    const undelivered = [{ ...delivery, options: [{ ...option, isChosen: false }] }];
    const standing = { ...complete, deliveries: undelivered, isFixed: true, choosesMethod: false };
    expect(openStep(standing)).toBe('review');
    expect(stepsOf(standing)).toEqual(['address', 'payment', 'review']);
    expect(isReachable('delivery', standing)).toBe(false);
    expect([stepFrom('address', 1, standing), stepFrom('payment', -1, standing)]).toEqual([
      'payment',
      'address',
    ]);
    expect([stepFrom('address', 1, complete), stepFrom('payment', -1, complete)]).toEqual([
      'delivery',
      'delivery',
    ]);
  });

  it('hides what comes after it', () => {
    const atDelivery = { ...complete, deliveries: [{ ...delivery, options: [] }] };
    expect(
      (['address', 'delivery', 'payment', 'review'] as const).map((step) => isReachable(step, atDelivery)),
    ).toEqual([true, true, false, false]);
  });
});

describe('a checkout with values that are not known yet', () => {
  const method = { id: 'm1', name: 'Drone', shippingFee: '3.95', currencyIsoCode: 'EUR' };
  const transit = { transitTimeMin: 1, transitTimeMax: 2, transitTimeUnit: 'Moons' };
  const view = toCheckoutView({
    cartSummary: { currencyIsoCode: 'EUR', grandTotalAmount: '13.95' },
    deliveryGroups: { items: [{ id: '0a7', availableDeliveryMethods: [{ ...method, ...transit }] }] },
    payment: { requestType: 'Wallet', salesforceResultCode: 'Success' },
  } as unknown as Parameters<typeof toCheckoutView>[0]);

  it('does not say how long a delivery takes', () => {
    expect(view.deliveries[0]?.options).toMatchObject([{ id: 'm1', transit: undefined }]);
  });

  it('is paid through the service of the store', () => {
    expect(view.payment?.kind).toBe('service');
  });
});
