import type { EffectCallback } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCart } from '#client/commerce/cart.ts';
import { failureText } from '../failures/call-failure.ts';
import { callFailure } from '../failures/failures.server.ts';
import type { AddResult } from '../features/cart/add-result.ts';
import { useAddMessages } from '../features/cart/use-add-messages.ts';
import { checkoutOf } from '../features/checkout/checkout.server.ts';
import { de } from '../i18n/de/index.ts';
import { createTexts } from '../i18n/texts.ts';
import type { Shop } from '../platform/shop.server.ts';
import { action as addItem } from '../routes/cart-items.ts';
import Confirmation, { loader as readConfirmation } from '../routes/checkout-confirmation.tsx';
import { CHECKOUT, checkout, formPost, pressOrder, refused, visit } from './checkout-visit.ts';
import { stubShop } from './stub-shop.ts';
import { productView, rendered } from './support.tsx';

// There is no browser here, so effects run while the page is rendered.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: EffectCallback) => void effect(),
}));

const raised: [name: string, detail: unknown][] = [];
const scripts = new EventTarget();
for (const name of ['orderPlaced', 'deliveryTermViolation'])
  scripts.addEventListener(name, (event) => raised.push([name, (event as CustomEvent).detail]));

beforeAll(() => void vi.stubGlobal('document', scripts));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => void raised.splice(0));

const placed = { orderReferenceNumber: 'OF-2026-000123', errors: [] };

/** Opens the confirmation of the order that was placed last. */
async function openConfirmation(shop: Shop): Promise<string> {
  const request = new Request('https://shop.example/checkout/confirmation');
  const loaderData = await visit(readConfirmation, shop, request);
  return rendered(<Confirmation {...({ loaderData } as Parameters<typeof Confirmation>[0])} />);
}

test('SF-CHECKOUT-10 a placed order forgets the active checkout and raises orderPlaced on the document once', async () => {
  const { shop, requests, answer } = await pressOrder([201, placed]);
  expect((answer as Response).headers.get('location')).toBe('/checkout/confirmation');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);

  expect(await openConfirmation(shop)).toContain('OF-2026-000123');
  expect(await openConfirmation(shop)).toContain('OF-2026-000123');
  expect(raised).toEqual([['orderPlaced', { orderReferenceNumber: 'OF-2026-000123' }]]);

  const journey = checkoutOf(stubbedCheckout());
  await journey.load();
  expect(journey.activeCheckoutId()).toBe(CHECKOUT);
  await journey.placeOrder();
  expect(journey.activeCheckoutId()).toBeUndefined();
});

test('SF-CHECKOUT-11 an order that the client submits forgets the active checkout and notifies its listeners', async () => {
  const listener = vi.fn();
  const journey = checkoutOf(stubbedCheckout());
  journey.events.on('orderPlaced', listener);
  for (const order of [journey.placeOrder, () => journey.orderAction('submit')]) {
    await journey.load();
    expect(journey.activeCheckoutId()).toBe(CHECKOUT);
    await order();
    expect(journey.activeCheckoutId()).toBeUndefined();
  }
  expect(listener.mock.calls).toEqual([
    [{ orderReferenceNumber: 'OF-2026-000123' }],
    [{ orderReferenceNumber: 'OF-2026-000123' }],
  ]);
});

function stubbedCheckout() {
  const routes = {
    'GET /checkouts/active': () => checkout(200),
    'POST /orders': () => [201, placed] as [number, object],
    'POST /orders/actions': () => [201, placed] as [number, object],
  };
  return stubShop(routes).shop;
}

test('SF-CART-11 a product that cannot be added raises deliveryTermViolation on cart and document', async () => {
  const { shop } = stubShop({
    'POST /cart-items': () => refused(400, 'PACK_LIMIT_EXCEEDED', 'Höchstens 2.'),
  });
  const cart = createCart(shop.platform);
  const { text } = createTexts('de', de);
  const told: string[] = [];
  cart.events.on('deliveryTermViolation', ({ error }) => told.push(failureText(text, callFailure(error))));
  await cart.add('01t000000000001AAA').catch(() => {});
  expect(told).toEqual(['Höchstens 2.']);

  const product = productView();
  const form = { productId: product.id, quantity: '3', from: '/', answer: 'data' };
  const data = (await visit(addItem, shop, formPost('/cart/items', form))) as AddResult;
  function Control() {
    useAddMessages({ data } as Parameters<typeof useAddMessages>[0], product);
    return null;
  }
  rendered(<Control />);
  expect(raised).toEqual([['deliveryTermViolation', { productId: product.id, error: 'limit' }]]);
});
