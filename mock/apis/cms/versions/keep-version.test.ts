import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openPlatform, type Platform } from '#mock/apis/record-data/testing/platform.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  [merchandiser, support] = [await platform.user('Merchandiser'), await platform.user('Support')];
});
afterAll(() => platform.close());

const versionsOf = async (ManagedContentId: string) => {
  const rows = await platform.store.find('ManagedContentVersion', {
    where: { ManagedContentId },
    orderBy: [{ field: 'VersionNumber', ascending: true }],
  });
  return rows.map(({ VersionNumber, ContentBody }) => [VersionNumber, JSON.parse(ContentBody).text]);
};
const body = (text: string) => JSON.stringify({ text });

test('PF-CMS-89 each publication of a content keeps a version, the first one also what was public before', async () => {
  const { Id } = await addContent(platform.store, 'hilfe', 'offizin__page', { text: 'eins' });
  const change = (fields: object) => merchandiser.patch(`/records/${Id}`, { fields });
  await change({ DraftBody__c: body('zwei') });
  expect(await versionsOf(Id)).toEqual([]);
  await change({ ContentBody: body('zwei'), DraftBody__c: null });
  await change({ ContentBody: body('drei') });
  await change({ UrlName: 'hilfe' });
  expect(await versionsOf(Id)).toEqual([
    [1, 'eins'],
    [2, 'zwei'],
    [3, 'drei'],
  ]);
  const latest = await platform.store.findOne('ManagedContentVersion', { where: { VersionNumber: 3 } });
  expect(latest?.PublishedById).toBe(merchandiser.session.userId);
  await change({ IsPublished: false });
  await change({ ContentBody: body('vier') });
  expect(await versionsOf(Id)).toHaveLength(3);
  await change({ IsPublished: true });
  expect((await versionsOf(Id)).at(-1)).toEqual([4, 'vier']);
});

test('PF-CMS-89 versions are kept of new contents too, read by staff, and written by the platform alone', async () => {
  const { body: made } = await merchandiser.post('/records', {
    apiName: 'ManagedContent',
    fields: {
      ...{ Name: 'Neu', ContentKey: 'neu', ContentTypeFullyQualifiedName: 'offizin__page' },
      ...{ Language: 'de', ContentBody: body('neu'), IsPublished: true },
    },
  });
  expect(await versionsOf(made.id)).toEqual([[1, 'neu']]);
  const version = await platform.store.findOne('ManagedContentVersion', {
    where: { ManagedContentId: made.id },
  });
  const address = `/records/${version?.Id}`;
  expect((await support.get(`${address}?fields=ManagedContentVersion.VersionNumber`)).status).toBe(200);
  for (const one of [support, merchandiser])
    expect((await one.patch(address, { fields: { Name: 'Anders' } })).status).toBe(403);
});
