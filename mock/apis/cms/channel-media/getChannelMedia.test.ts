import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';

const CHANNEL = `/services/data/v64.0/connect/cms/delivery/channels/${CHANNEL_ID}`;

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await addContent(site.store, 'MCPICTURE', 'sfdc_cms__image', { picture: { kind: 'shop-logo' } });
  await addContent(site.store, 'MCBANNER', 'offizin__banner', { caption: 'Winter' });
});
afterAll(() => site.close());

test('PF-CMS-87 a channel delivers the bytes of its published pictures', async () => {
  const { status, headers, body } = await site.get(`${CHANNEL}/media/MCPICTURE/content`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(Buffer.from(body).toString()).toMatch(/^<svg /);
  await addContent(
    site.store,
    'MCHIDDEN',
    'sfdc_cms__image',
    { picture: { kind: 'favicon' } },
    { IsPublished: false },
  );
  for (const key of ['MCBANNER', 'MCHIDDEN', 'MCNONE'])
    expect((await site.get(`${CHANNEL}/media/${key}/content`)).status, key).toBe(404);
  const elsewhere = CHANNEL.replace(CHANNEL_ID, '0ap000000000009AAA');
  expect((await site.get(`${elsewhere}/media/MCPICTURE/content`)).status).toBe(404);
});
