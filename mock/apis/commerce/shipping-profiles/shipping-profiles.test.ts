import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPRESS_DELIVERY_ID, STANDARD_DELIVERY_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = async () => (await shop.guest().call('GET', '/shipping-profiles')).body;
const zone = async () => (await read()).items[0].shippingRateGroups[0].shippingZones[0];

test('PF-DELIV-71 the profile has the fees of the delivery methods, by the value of the goods', async () => {
  expect(await read()).toMatchObject({ count: 1, total: 1, items: [{ name: 'Offizin', isDefault: true }] });
  expect((await zone()).standardShippingRates).toMatchObject([
    { id: STANDARD_DELIVERY_ID, price: '3.49', conditionRangeMin: 0, conditionRangeMax: 29 },
    { id: STANDARD_DELIVERY_ID, price: '0.00', conditionRangeMin: 29, conditionRangeMax: null },
    { id: EXPRESS_DELIVERY_ID, price: '8.90', conditionRangeMin: 0, conditionRangeMax: null },
  ]);
});

test('PF-DELIV-71 the profile follows the countries of the store and what it offers now', async () => {
  expect((await zone()).countries).toEqual([{ isoCode: 'DE', label: 'Deutschland' }]);
  await shop.store.update('WebStore', WEBSTORE_ID, { ShippingCountries__c: 'DE;AT' });
  await shop.store.update('OrderDeliveryMethod', EXPRESS_DELIVERY_ID, { IsActive: false });
  const { countries, name, standardShippingRates } = await zone();
  expect([countries[1].isoCode, name]).toEqual(['AT', 'Deutschland, Österreich']);
  expect(standardShippingRates.map(({ id }: { id: string }) => id)).not.toContain(EXPRESS_DELIVERY_ID);
});
