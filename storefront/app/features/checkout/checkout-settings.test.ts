import { expect, test } from 'vitest';
import { checkout } from '../../rule-tests/checkout-visit.ts';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { readCheckout } from './checkout.server.ts';
import { openStep, stepsOf } from './checkout-view.ts';

/** The steps of a checkout whose delivery has no method yet, and the first that lacks something. */
async function stepsIn(shippingMethodsEnabled: boolean | undefined) {
  const { shop } = stubShop({ 'GET /checkouts/active': () => checkout(200, { payment: null }) });
  const checkoutSettings = shippingMethodsEnabled === undefined ? undefined : { shippingMethodsEnabled };
  const applicationContext = {
    ...shop.applicationContext,
    checkoutSettings,
  } as typeof shop.applicationContext;
  const request = new Request('https://shop.example/checkout');
  const view = await readCheckout({ ...shop, applicationContext }, request);
  return { steps: stepsOf(view), open: openStep(view) };
}

test('SF-CHECKOUT-18 a store that offers no choice of delivery has no step for it', async () => {
  expect(await stepsIn(false)).toEqual({ steps: ['address', 'payment', 'review'], open: 'payment' });
  for (const enabled of [true, undefined])
    expect(await stepsIn(enabled)).toEqual({
      steps: ['address', 'delivery', 'payment', 'review'],
      open: 'delivery',
    });
});
