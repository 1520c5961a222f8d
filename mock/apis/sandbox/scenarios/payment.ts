import { withMembers } from './alterations.ts';
import { cartSummaries, cartWrites, orderActions } from './operations.ts';
import { readOnly } from './read-only.ts';
import type { Scenario } from './scenario.ts';

/** What can be the case with a payment and a link to pay by. */
export const paymentScenarios: readonly Scenario[] = [
  {
    name: 'payment-declined',
    area: 'payment',
    title: 'Payment is declined',
    description: 'The bank declines the payment, whatever the card; the buyer chooses another.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['createPayment'], status: 422, example: 'declined' }],
  },
  {
    name: 'payment-insufficient-funds',
    area: 'payment',
    title: 'Card is not covered',
    description: 'The payment is declined, as the card does not cover the amount.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['createPayment'], status: 422, example: 'insufficientFunds' }],
  },
  {
    name: 'payment-token-expired',
    area: 'payment',
    title: 'Payment token is not good any more',
    description:
      'The payment is refused, as its token was used or is too old; the card data are asked for anew.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['createPayment'], status: 400, example: 'paymentToken' }],
  },
  {
    name: 'card-refused',
    area: 'payment',
    title: 'Card number is refused',
    description: 'The provider takes no card of this number.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['createPaymentToken'], status: 400, example: 'cardNumber' }],
  },
  {
    name: 'card-expired',
    area: 'payment',
    title: 'Card has expired',
    description: 'The provider refuses the card, as it has expired.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['createPaymentToken'], status: 400, example: 'expired' }],
  },
  {
    name: 'cards-disabled',
    area: 'payment',
    title: 'Store takes no cards',
    description: 'Card data are refused with a 403, as the store has not enabled cards.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: ['createPaymentToken'], status: 403, example: 'noCards' }],
  },
  {
    name: 'order-without-payment',
    area: 'payment',
    title: 'Payment is missing',
    description: 'Placing the order answers 422, as no payment counts any more.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: orderActions, status: 422, example: 'noPayment' }],
  },
  {
    name: 'payment-link-cart',
    area: 'payment',
    title: 'Cart behind a payment link',
    description:
      'The cart is a second one beside the own: it can be paid as it is, but neither changed nor get coupons.',
    times: null,
    effects: [
      { kind: 'alter', operationIds: cartSummaries, alter: withMembers({ isSecondary: true }) },
      ...readOnly([...cartWrites, 'addCouponToCheckout', 'deleteCouponFromCheckout']),
    ],
  },
];
