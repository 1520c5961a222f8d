import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { CHANNEL_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';

const CHANNEL = `/services/data/v64.0/connect/cms/delivery/channels/${CHANNEL_ID}`;
const QUERY = `${CHANNEL}/contents/query`;

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const picture = { altText: 'Das Logo', width: 320, picture: { kind: 'shop-logo' } };
  await addContent(site.store, 'MCPICTURE', 'sfdc_cms__image', picture, { Name: 'Logo' });
  await addContent(
    site.store,
    'MCBANNER',
    'offizin__banner',
    {
      caption: 'Winter',
      image: { contentKey: 'MCPICTURE' },
      lines: ['a', 'b'],
      more: { contentKey: 'MCPAGE' },
    },
    { PublishedDate: '2026-05-02T08:00:00.000Z' },
  );
  await addContent(site.store, 'MCPAGE', 'offizin__page', {}, { PublishedDate: '2020-06-01T00:00:00.000Z' });
  await addContent(site.store, 'MCDRAFT', 'offizin__banner', {}, { IsPublished: false });
});
afterAll(() => site.close());

const query = async (parameters: string) => (await site.get(`${QUERY}?${parameters}`)).body;
const keys = ({ items }: { items: { contentKey: string }[] }) => items.map(({ contentKey }) => contentKey);

test('PF-CMS-86 contents are read with their bodies as nodes, texts and pictures', async () => {
  const { items } = await query('contentKeys=MCBANNER');
  const file = '/cms/delivery/media/MCPICTURE';
  expect(items[0]).toMatchObject({
    contentKey: 'MCBANNER',
    type: 'banner',
    typeLabel: 'Banner',
    unauthenticatedUrl: null,
    associations: { topics: [] },
  });
  expect(items[0].contentNodes).toEqual({
    caption: { nodeType: 'Text', value: 'Winter' },
    image: {
      nodeType: 'Media',
      contentKey: 'MCPICTURE',
      title: 'Logo',
      altText: 'Das Logo',
      fileName: 'MCPICTURE.svg',
      mediaType: 'Image',
      mimeType: 'image/svg+xml',
      url: file,
      thumbnailUrl: `${file}?width=100`,
      unauthenticatedUrl: file,
      resourceUrl: `${guestAddress(CHANNEL)}/media/MCPICTURE/content`,
    },
    lines: { nodeType: 'Text', value: '["a","b"]' },
    more: { nodeType: 'Text', value: '{"contentKey":"MCPAGE"}' },
  });
});

test('PF-CMS-86 a picture has its file as a node, and absolute addresses where they are asked for', async () => {
  const { items } = await query('contentKeys=MCPICTURE&showAbsoluteUrl=true');
  expect(items[0].contentNodes).toEqual({
    source: {
      nodeType: 'MediaSource',
      referenceId: 'MCPICTURE',
      isExternal: false,
      fileName: 'MCPICTURE.svg',
      mediaType: 'Image',
      mimeType: 'image/svg+xml',
      url: 'http://localhost/cms/delivery/media/MCPICTURE',
      unauthenticatedUrl: 'http://localhost/cms/delivery/media/MCPICTURE',
      resourceUrl: `http://localhost${guestAddress(CHANNEL)}/media/MCPICTURE/content`,
    },
    altText: { nodeType: 'Text', value: 'Das Logo' },
    width: { nodeType: 'Text', value: '320' },
  });
});

test('PF-CMS-86 a query is narrowed by type and moments, and paged; drafts are left out', async () => {
  expect(await query('managedContentType=banner')).toMatchObject({ total: 1, managedContentTypes: null });
  expect(keys(await query('startDate=2020-01-01T00:00:00Z&endDate=2020-12-31T00:00:00Z'))).toEqual([
    'MCPAGE',
  ]);
  const first = await query('pageSize=2');
  expect(first.total).toBe(3);
  expect(keys(first)).toEqual(['MCBANNER', 'MCPICTURE']);
  expect(keys((await site.get(first.nextPageUrl)).body)).toEqual(['MCPAGE']);
  expect(keys(await query('contentKeys=MCDRAFT'))).toEqual([]);
});

test('PF-CMS-86 the types of the items come along where metadata is asked for', async () => {
  const { managedContentTypes, totalTypes } = await query('contentKeys=MCBANNER,MCPAGE&includeMetadata=true');
  expect(totalTypes).toBe(2);
  expect(managedContentTypes.page).toEqual({ name: 'page', label: 'Seite', nodeTypes: {} });
  expect(managedContentTypes.banner.nodeTypes).toMatchObject({
    caption: { name: 'caption', label: 'caption', nodeType: 'Text' },
    image: { nodeType: 'Media' },
  });
});
