import { untilAtRest } from '../pages/at-rest.ts';
import {
  ARRIVES_WHOLE,
  at,
  broken,
  during,
  type Open,
  onlyFor,
  pressed,
  type RouteStates,
  sent,
  whoOrders,
  without,
} from './state.ts';

const LIST = '16395176; 2\n09672741\n04877801\nVitamin D';
const nothingWithoutCart = 'Who has nothing in the cart is sent to the cart.';

const listChecked = (list: string): Open => sent(at('/quick-order'), { list });
const cart = at('/cart');
const paymentLink = pressed(cart, 'button[value="createPaymentLink"]');
const step = (name: string) => at(`/checkout/${name}`);

/** Goes on with nothing entered where something is to be entered. */
const withoutEntries =
  (name: string, choice: string): Open =>
  async (visit) => {
    await step(name)(visit);
    const { page } = visit;
    const choices = page.locator(choice);
    if ((await choices.count()) > 0) await choices.last().check();
    const onwards = page
      .locator('main form button[type="submit"], main button[type="submit"][form]')
      .filter({ visible: true })
      .last();
    await untilAtRest(page, () => onwards.click());
  };

/** Routes on the way to an order. A cart with something in it, and a checkout at its last step, are there. */
export const checkout: Readonly<Record<string, RouteStates>> = {
  'routes/cart.tsx': {
    visitors: ['guest', ...whoOrders],
    full: { cart, 'mini cart': pressed(at('/'), 'header button[popovertarget]') },
    empty: { 'nothing in it': during('cart-empty', cart) },
    loading: ARRIVES_WHOLE,
    error: {
      'cart fails': without(['getCurrentCartSummary', 'getCartSummary'], cart),
      'unknown coupon': onlyFor(whoOrders, sent(cart, { couponCode: 'GIBTESNICHT' })),
    },
  },
  'routes/payment-link.tsx': {
    visitors: ['buyer'],
    full: { link: paymentLink, 'link copied': pressed(paymentLink, 'main button[type="button"]') },
    empty: { 'link leads nowhere': at('/pay/0a6000000000009AAA') },
    loading: ARRIVES_WHOLE,
    error: {
      'payment cannot begin': without(['startCheckout'], pressed(paymentLink, 'main aside button')),
    },
  },
  'routes/quick-order.tsx': {
    visitors: whoOrders,
    full: { 'list checked': listChecked(LIST) },
    empty: { 'no list yet': at('/quick-order') },
    loading: ARRIVES_WHOLE,
    error: { 'nothing entered': listChecked(''), 'nothing to order': listChecked('04877801') },
  },
  'routes/checkout-address.tsx': {
    visitors: whoOrders,
    full: { addresses: step('address') },
    empty: { 'no addresses': during('no-addresses', step('address')) },
    loading: ARRIVES_WHOLE,
    error: {
      'entries missing': withoutEntries('address', 'main input[type="radio"]'),
      ...broken(step('address')),
    },
  },
  'routes/checkout-shipments.tsx': {
    visitors: ['buyer'],
    full: { shipments: step('shipments') },
    empty: nothingWithoutCart,
    loading: ARRIVES_WHOLE,
    error: { 'deliveries fail': without(['getDeliveryGroups'], step('shipments')) },
  },
  'routes/checkout-delivery.tsx': {
    visitors: whoOrders,
    full: { methods: step('delivery') },
    empty: nothingWithoutCart,
    loading: ARRIVES_WHOLE,
    error: broken(step('delivery')),
  },
  'routes/checkout-payment.tsx': {
    visitors: whoOrders,
    full: {
      methods: step('payment'),
      card: pressed(step('payment'), 'main label:has(input[value*="ard" i])'),
    },
    empty: nothingWithoutCart,
    loading: ARRIVES_WHOLE,
    error: {
      'card missing': withoutEntries('payment', 'main input[type="radio"][value*="ard" i]'),
      'confirmation refused': at('/checkout/payment?failed=paymentRefused'),
    },
  },
  'routes/checkout-review.tsx': {
    visitors: whoOrders,
    full: { review: step('review') },
    empty: nothingWithoutCart,
    loading: ARRIVES_WHOLE,
    error: broken(step('review')),
  },
  'routes/checkout-confirmation.tsx': {
    visitors: whoOrders,
    full: { order: step('confirmation') },
    empty: 'Who has not ordered is sent home.',
    loading: ARRIVES_WHOLE,
    error: {
      'order cannot be read': without(['getOrderSummary', 'getOrderSummaries'], step('confirmation')),
    },
  },
};
