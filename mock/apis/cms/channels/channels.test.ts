import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL_ID, SITE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';

const CHANNELS = '/services/data/v64.0/connect/cms/delivery/channels';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('PF-CMS-81 the channels are those of the sites, by name and page by page', async () => {
  await site.store.insert('Site', { Name: 'Zweite', ChannelId__c: '0ap000000000002AAA' });
  await site.store.insert('Site', { Name: 'Ohne Kanal' });
  const first = (await site.get(`${CHANNELS}?pageSize=1`)).body;
  expect(first).toMatchObject({
    totalChannels: 2,
    previousPageUrl: null,
    channels: [{ id: CHANNEL_ID, name: 'Offizin', type: 'Community', target: { id: SITE_ID } }],
  });
  const second = (await site.get(first.nextPageUrl)).body;
  expect(second).toMatchObject({ channels: [{ name: 'Zweite' }], nextPageUrl: null });
  expect((await site.get(second.previousPageUrl)).body).toEqual(first);
});

test('PF-CMS-81 a channel is read by its id, and one that no site has is not found', async () => {
  expect((await site.get(`${CHANNELS}/${CHANNEL_ID}`)).body).toEqual({
    id: CHANNEL_ID,
    name: 'Offizin',
    type: 'Community',
    domain: null,
    domainName: null,
    isDedicatedContentDelivery: false,
    isDomainLocked: true,
    isSearchable: true,
  });
  expect((await site.get(`${CHANNELS}/${CHANNEL_ID.slice(0, 15)}`)).body.id).toBe(CHANNEL_ID);
  expect((await site.get(`${CHANNELS}/0ap000000000009AAA`)).status).toBe(404);
  expect((await site.get(`${CHANNELS}/${SITE_ID}`)).status).toBe(400);
});
