import { expect, test, vi } from 'vitest';
import type { ApplicationContext } from '#client/commerce/application-context.ts';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { reserveStock } from './reservation.server.ts';

const refused = (status: number, errorCode: string): StubAnswer => [status, [{ errorCode, message: 'No.' }]];

async function reserving(answer: StubAnswer, isInventoryEnabled = true) {
  const { shop, requests } = stubShop({ 'PUT /inventory-reservations': () => answer });
  const inventoryConfiguration = { isInventoryEnabled, inventoryDefaultSource: null };
  const applicationContext = { inventoryConfiguration } as ApplicationContext;
  const error = await reserveStock({ ...shop, applicationContext }).catch(({ code }) => code);
  const sent = requests.find(({ url }) => url.endsWith('/inventory-reservations'));
  return { error, seconds: (await sent?.json())?.durationInSeconds };
}

test('SF-CART-19 a checkout that begins reserves the stock for four hours, where the store counts stock', async () => {
  expect(await reserving([200, { success: true }])).toEqual({ error: undefined, seconds: 14_400 });
  expect(await reserving([200, { success: true }], false)).toEqual({ error: undefined, seconds: undefined });
});

test('SF-CART-19 only too little stock stops a checkout whose stock cannot be reserved', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect((await reserving(refused(422, 'INSUFFICIENT_INVENTORY'))).error).toBe('INSUFFICIENT_INVENTORY');
  for (const [status, code] of [
    [404, 'NOT_FOUND'],
    [403, 'FUNCTIONALITY_NOT_ENABLED'],
    [500, 'SERVER_ERROR'],
  ] as const)
    expect((await reserving(refused(status, code))).error, code).toBeUndefined();
});
