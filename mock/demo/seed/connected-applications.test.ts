import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { addMissingApps, demoApps } from './connected-applications.ts';

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
