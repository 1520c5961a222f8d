import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL_ID, SITE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';

const COLLECTIONS = `/services/data/v64.0/connect/sites/${SITE_ID}/cms/delivery/collections`;
const OF_CHANNEL = `/services/data/v64.0/connect/cms/delivery/channels/${CHANNEL_ID}/collections`;
const TYPE = 'sfdc_cms__collection';

let site: Site;
let id: string;
beforeAll(async () => {
  site = await openSite();
  await addContent(site.store, 'MCFIRST', 'offizin__brand', { name: 'Erste' });
  await addContent(site.store, 'MCSECOND', 'offizin__brand', { name: 'Zweite' });
  await addContent(site.store, 'MCSECOND', 'offizin__brand', { name: 'Second' }, { Language: 'en' });
  await addContent(site.store, 'MCDRAFT', 'offizin__brand', {}, { IsPublished: false });
  const items = ['MCSECOND', 'MCDRAFT', 'MCFIRST'].map((contentKey) => ({ contentKey }));
  id = (await addContent(site.store, 'MCBRANDS', TYPE, { items }, { Name: 'Marken' })).Id;
});
afterAll(() => site.close());

test('PF-CMS-82 a collection is read with what is published of it, in its order', async () => {
  const { body } = await site.get(`${COLLECTIONS}/MCBRANDS`);
  expect(body).toMatchObject({
    id,
    collectionKey: 'MCBRANDS',
    collectionType: { fullyQualifiedName: TYPE, name: 'collection' },
    title: 'Marken',
    channelSummary: { id: CHANNEL_ID },
    total: 2,
    nextPageUrl: null,
  });
  expect(body.items).toEqual([
    expect.objectContaining({ name: 'MCSECOND', body: { name: 'Zweite' } }),
    expect.objectContaining({
      name: 'MCFIRST',
      contentType: { fullyQualifiedName: 'offizin__brand', name: 'brand' },
    }),
  ]);
  const english = (await site.get(`${OF_CHANNEL}/${id}?language=en`)).body;
  expect(english.items[0].body).toEqual({ name: 'Second' });
});

test('PF-CMS-82 the items of a collection are paged', async () => {
  const first = (await site.get(`${OF_CHANNEL}/MCBRANDS?pageSize=1`)).body;
  expect(first).toMatchObject({ total: 1, items: [{ name: 'MCSECOND' }], previousPageUrl: null });
  const second = (await site.get(first.nextPageUrl)).body;
  expect(second).toMatchObject({ total: 1, items: [{ name: 'MCFIRST' }], nextPageUrl: null });
  expect((await site.get(second.previousPageUrl)).body).toEqual(first);
});

test('PF-CMS-82 what is no collection, or not published, is not found', async () => {
  await addContent(site.store, 'MCEMPTY', TYPE, {});
  await addContent(site.store, 'MCHIDDEN', TYPE, { items: [] }, { IsPublished: false });
  expect((await site.get(`${COLLECTIONS}/MCEMPTY`)).body).toMatchObject({ items: [], total: 0 });
  for (const key of ['MCFIRST', 'MCHIDDEN', 'MCNONE'])
    expect((await site.get(`${COLLECTIONS}/${key}`)).status, key).toBe(404);
  const elsewhere = OF_CHANNEL.replace(CHANNEL_ID, '0ap000000000009AAA');
  expect((await site.get(`${elsewhere}/MCBRANDS`)).status).toBe(404);
});
