import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  const { Id } = await addProduct(platform.store, 1);
  await support.get(`/records/${Id}?fields=Product2.Name&updateMru=true`);
  await support.patch('/list-preferences/Product2/AllProducts', { columnWidths: { Name: 100 } });
  await support.post('/list-info/Product2', { listViewApiName: 'Secret', label: 'Geheim' });
});
afterAll(() => platform.close());

const idsIn = async (caller: Caller, apiName: string) => {
  const { body } = await caller.post(`/list-records/${apiName}/All`, { pageSize: 200 });
  return body.records.map(({ id }: { id: string }) => id);
};

describe.each(['RecentlyViewed', 'UserListPreference'] as const)('records of %s', (apiName) => {
  it('are seen by nobody but their user', async () => {
    const [row] = await platform.store.find(apiName, { where: { UserId: String(support.session.userId) } });
    const address = `/records/${row?.Id}?fields=${apiName}.Id`;
    expect(await idsIn(support, apiName)).toContain(row?.Id);
    expect(await idsIn(merchandiser, apiName)).not.toContain(row?.Id);
    expect((await support.get(address)).status).toBe(200);
    expect((await merchandiser.get(address)).status).toBe(404);
  });
});

it('private list views are seen by nobody but their owner, as records too', async () => {
  const row = await platform.store.findOne('ListView', { where: { DeveloperName: 'Secret' } });
  const address = `/records/${row?.Id}?fields=ListView.Name`;
  expect((await support.get(address)).status).toBe(200);
  expect((await merchandiser.get(address)).status).toBe(404);
  const seen = await idsIn(merchandiser, 'ListView');
  expect(seen).not.toContain(row?.Id);
  expect(seen.length).toBeGreaterThan(10);
  await platform.store.update('ListView', String(row?.Id), { Visibility__c: 'Public' });
  expect(await idsIn(merchandiser, 'ListView')).toContain(row?.Id);
});
