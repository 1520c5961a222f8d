import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import { withMembers } from './alterations.ts';
import { addressSteps, checkoutStarts, checkoutSteps, orderActions } from './operations.ts';
import type { Body, Scenario } from './scenario.ts';

const { inventoryErrorType, checkoutErrorType } = checkoutsConstants;

/** A checkout that cannot be ordered: 422, with one error before those that it has. */
function withError(type: string, title: string, detail: string) {
  return ({ body }: { status: number; body: Body }) => ({
    status: 422,
    body: { ...body, checkoutStatus: 422, errors: [{ type, title, detail }, ...(body.errors ?? [])] },
  });
}

/** What can be the case with a checkout and an order. */
export const checkoutScenarios: readonly Scenario[] = [
  {
    name: 'checkout-gone',
    area: 'checkout',
    title: 'Checkout has lapsed (410)',
    description: 'Starting the checkout answers 410; a client deletes it and starts again, and that works.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: checkoutStarts, status: 410 }],
  },
  {
    name: 'checkout-unprocessable',
    area: 'checkout',
    title: 'Checkout starts with errors (422)',
    description: 'Starting the checkout answers 422; a client deletes it and starts again, and that works.',
    times: 1,
    effects: [
      {
        kind: 'alter',
        operationIds: checkoutStarts,
        alter: withError(
          checkoutErrorType,
          'CHECKOUT_FAILED',
          'Die Bestellung lässt sich so nicht abschließen.',
        ),
      },
    ],
  },
  {
    name: 'insufficient-inventory',
    area: 'checkout',
    title: 'Not enough in stock',
    description:
      'The checkout is a 422 whose first error type is that of the inventory integration, and no order is placed.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: checkoutSteps,
        alter: withError(
          inventoryErrorType,
          'INSUFFICIENT_INVENTORY',
          'Ein Artikel Ihres Warenkorbs ist nicht mehr in dieser Menge verfügbar.',
        ),
      },
      { kind: 'refuse', operationIds: orderActions, status: 422, example: 'outOfStock' },
      { kind: 'refuse', operationIds: ['reserveCartInventory'], status: 422, example: 'outOfStock' },
    ],
  },
  {
    name: 'checkout-without-id',
    area: 'checkout',
    title: 'Checkout is not there when it is read',
    description: 'Reading the checkout answers 404, as after somebody else has ended it.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['getCheckout'], status: 404 }],
  },
  {
    name: 'checkout-processing',
    area: 'checkout',
    title: 'Checkout is being prepared',
    description: 'Reading the checkout answers 202 for some polls, then 200.',
    times: 4,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getCheckout'],
        alter: ({ status, body }) =>
          status === 200 ? { status: 202, body: { ...body, checkoutStatus: 202 } } : undefined,
      },
    ],
  },
  {
    name: 'unsupported-country',
    area: 'checkout',
    title: 'No delivery to this country',
    description: 'An address of delivery is refused, as the store does not deliver to its country.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: addressSteps, status: 400, example: 'unsupportedCountry' }],
  },
  {
    name: 'delivery-method-gone',
    area: 'checkout',
    title: 'Delivery method is not offered any more',
    description: 'Choosing a delivery method is refused.',
    times: 1,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['updateCheckout', 'updateDeliveryGroup'],
        status: 400,
        example: 'unknownMethod',
      },
    ],
  },
  {
    name: 'phone-number-required',
    area: 'checkout',
    title: 'Pharmacy wants to call back',
    description: 'Placing the order answers 412, as a phone number for advice on a medicine is missing.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: orderActions, status: 412, example: 'phoneMissing' }],
  },
  {
    name: 'order-answer-lost',
    area: 'checkout',
    title: 'Order is placed, but the answer is lost',
    description:
      'The platform places the order, and the connection breaks before it says so. Asking again gives one order.',
    times: 1,
    effects: [{ kind: 'break', operationIds: orderActions, effect: 'done' }],
  },
  {
    name: 'split-shipment-disabled',
    area: 'checkout',
    title: 'One address of delivery only',
    description:
      'The store delivers an order to one address: the context says so, and a second delivery is a 403.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: withMembers({ splitShipmentEnabled: false }),
      },
      { kind: 'refuse', operationIds: ['createDeliveryGroup'], status: 403, example: 'oneAddress' },
    ],
  },
  {
    name: 'guest-checkout-disabled',
    area: 'guest',
    title: 'Guests cannot order',
    description: 'The store has not enabled guest checkouts: the context says so, and the checkout is a 403.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: withMembers({ guestCheckoutEnabled: false, guestCartCheckoutEnabled: false }),
      },
      { kind: 'refuse', operationIds: checkoutSteps, status: 403, example: 'guestCheckoutDisabled' },
    ],
  },
];
