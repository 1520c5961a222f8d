import { expect, test, vi } from 'vitest';
import type { ApplicationContext } from '#client/commerce/application-context.ts';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { cancelCheckout } from './cancel-checkout.server.ts';

async function cancelling(release: StubAnswer, { isInventoryEnabled = true, link = '' } = {}) {
  const { shop, calls } = stubShop({
    'DELETE /active': () => [204],
    'DELETE /co1': () => [204],
    'DELETE /inventory-reservations': () => release,
  });
  if (link) {
    shop.visit.setItem('paymentLinkId', link);
    shop.visit.setItem('paymentLinkCheckoutId', 'co1');
  }
  const inventoryConfiguration = { isInventoryEnabled, inventoryDefaultSource: null };
  const applicationContext = { inventoryConfiguration } as ApplicationContext;
  const next = await cancelCheckout({ ...shop, applicationContext });
  const deleted = calls('DELETE').map(({ url }) => new URL(url).pathname.split('/').at(-1));
  return { next, deleted, link: shop.visit.getItem('paymentLinkId') };
}

test('SF-CHECKOUT-17 a cancelled checkout is deleted, and its stock freed where the store counts stock', async () => {
  const both = ['active', 'inventory-reservations'];
  expect(await cancelling([204])).toMatchObject({ next: '/cart?cancelled=1', deleted: both });
  expect((await cancelling([204], { isInventoryEnabled: false })).deleted).toEqual(['active']);
});

test('SF-CHECKOUT-17 stock that cannot be freed now keeps nobody in the checkout', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const refused: StubAnswer = [403, [{ errorCode: 'FUNCTIONALITY_NOT_ENABLED', message: 'No.' }]];
  expect((await cancelling(refused)).next).toBe('/cart?cancelled=1');
});

test('SF-CHECKOUT-17 who pays by a link is back at it, and holds no stock of the own cart', async () => {
  expect(await cancelling([204], { link: 'pl1' })).toEqual({
    next: '/pay/pl1',
    deleted: ['co1'],
    link: null,
  });
});
