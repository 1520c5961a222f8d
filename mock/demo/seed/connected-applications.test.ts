import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { addMissingApps, addShopCallbacks, demoApps } from './connected-applications.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('adds the apps of the demo to a data folder that has none, and nothing to one that has them', async () => {
  for (let start = 0; start < 2; start += 1) await addMissingApps(store);
  const apps = await store.find('ConnectedApplication');
  expect(apps.map(({ ConsumerKey__c }) => ConsumerKey__c).sort()).toEqual(Object.values(demoApps).sort());
});

it('lets buyers come back to a shop below a path, once and beside the addresses that are there', async () => {
  await addMissingApps(store);
  for (let start = 0; start < 2; start += 1) await addShopCallbacks(store, '/apotheke');
  const [shop] = await store.find('ConnectedApplication', { where: { ConsumerKey__c: demoApps.shop } });
  const addresses = shop?.CallbackUrls__c?.split('\n') ?? [];
  expect(addresses).toContain('http://localhost/auth/callback');
  expect(addresses.filter((address) => address === 'http://localhost/apotheke/auth/callback')).toHaveLength(
    1,
  );
});
