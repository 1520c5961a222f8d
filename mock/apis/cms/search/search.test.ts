import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { CHANNEL_ID, SITE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';

const CONNECT = '/services/data/v64.0/connect';
const CHANNEL = `${CONNECT}/cms/delivery/channels/${CHANNEL_ID}/contents`;
const ENHANCED = `${CONNECT}/sites/${SITE_ID}/cms/delivery/contents/enhanced-search`;
const SITE_SEARCH = `${CONNECT}/sites/${SITE_ID}/search`;

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const delivery = 'Die Lieferung kommt am nächsten Werktag, "sicher" verpackt & <versichert>.';
  await addContent(
    site.store,
    'lieferung',
    'offizin__page',
    { text: delivery },
    { Name: 'Versand', UrlName: 'lieferung' },
  );
  await addContent(
    site.store,
    'widerruf',
    'offizin__page',
    { text: 'Nach der Lieferung haben Sie vierzehn Tage.' },
    { Name: 'Widerruf', UrlName: 'widerruf' },
  );
  await addContent(site.store, 'MCBANNER', 'offizin__banner', { caption: 'Gratis' }, { Name: 'Lieferungen' });
  await addContent(
    site.store,
    'MCBANNER',
    'offizin__banner',
    { caption: 'Free delivery' },
    { Name: 'Deliveries', Language: 'en' },
  );
  await addContent(
    site.store,
    'MCDRAFT',
    'offizin__banner',
    { caption: 'Lieferung' },
    { IsPublished: false },
  );
  await addContent(site.store, 'MCPICTURE', 'sfdc_cms__image', { picture: { title: 'Lieferung' } });
});
afterAll(() => site.close());

const find = async (body: object, address = ENHANCED) => (await site.post(address, body)).body;
const keys = (items: { contentKey: string }[]) => items.map(({ contentKey }) => contentKey);

test('PF-CMS-83 the enhanced search finds published contents by their words, titles first', async () => {
  const found = await find({ queryTerm: 'Lieferung' });
  expect(found).toMatchObject({ count: 3, isNextPageAvailable: false });
  expect(found.items[0]).toEqual({
    contentKey: 'MCBANNER',
    managedContentId: expect.stringMatching(/^20Y/),
    contentType: { fullyQualifiedName: 'offizin__banner', name: 'banner' },
    title: 'Lieferungen',
    language: 'de',
    publishedDate: '2026-05-01T08:00:00.000Z',
    resourceUrl: `${guestAddress(CONNECT)}/sites/${SITE_ID}/cms/delivery/contents/MCBANNER`,
    taxonomyTerms: [],
  });
  expect(keys(found.items).sort()).toEqual(['MCBANNER', 'lieferung', 'widerruf']);
  expect(await find({ queryTerm: 'lieferung werktag' })).toMatchObject({
    count: 1,
    items: [{ contentKey: 'lieferung' }],
  });
  expect((await find({ queryTerm: 'Lieferunk' })).count).toBe(0);
});

test('PF-CMS-83 the enhanced search is narrowed by type, language and taxonomy, and paged', async () => {
  const filters = { contentTypeFQNs: ['offizin__page'] };
  expect((await find({ queryTerm: 'lieferung', filters })).count).toBe(2);
  const page = await find(
    { queryTerm: 'lieferung', filters, page: 0, pageSize: 1 },
    `${CHANNEL}/enhanced-search`,
  );
  expect(page).toMatchObject({ count: 2, isNextPageAvailable: true });
  expect(page.items).toHaveLength(1);
  const english = await find({ queryTerm: 'delivery', filters: { language: 'en_US' } });
  expect(keys(english.items)).toEqual(['MCBANNER']);
  expect((await find({ queryTerm: 'lieferung', filters: { language: 'fr' } })).count).toBe(0);
  const taxonomyQuery = { expression: "'15d000000000001AAA'" };
  expect((await find({ queryTerm: 'lieferung', filters: { taxonomyQuery } })).count).toBe(0);
});

test('PF-CMS-83 a content is found by what it says now, in the language asked for or else in its own', async () => {
  const add = (text: string, Language: 'de' | 'en') =>
    addContent(site.store, 'impfung', 'offizin__page', { text }, { Name: 'Impfung', Language });
  const german = await add('Termine am Morgen', 'de');
  const english = await add('Appointments in the morning', 'en');
  expect((await find({ queryTerm: 'termine' })).count).toBe(1);
  expect((await find({ queryTerm: 'appointments' })).count).toBe(0);
  await site.store.update('ManagedContent', german.Id, { ContentBody: '{"text":"Sprechstunde am Abend"}' });
  expect((await find({ queryTerm: 'termine' })).count).toBe(0);
  expect((await find({ queryTerm: 'sprechstunden' })).count).toBe(1);
  await site.store.update('ManagedContent', german.Id, { IsPublished: false });
  expect(keys((await find({ queryTerm: 'appointments' })).items)).toEqual(['impfung']);
  await site.store.delete('ManagedContent', english.Id);
  expect((await find({ queryTerm: 'appointments' })).count).toBe(0);
});

test.each([
  { queryTerm: '*?' },
  { queryTerm: 'lieferung', filters: { taxonomyQuery: { doesSearchInHierarchy: true } } },
  { queryTerm: 'lieferung', filters: { topics: [] } },
  { filters: {} },
])('the enhanced search refuses %j', async (body) => {
  expect((await site.post(ENHANCED, body)).status).toBe(400);
});

test('PF-CMS-84 the search of a channel looks into texts or into titles alone, page by page', async () => {
  const first = (await site.get(`${CHANNEL}/search?queryTerm=lieferung&pageSize=2`)).body;
  expect(first).toMatchObject({ count: 3 });
  expect(first.items[0]).toMatchObject({
    contentKey: 'MCBANNER',
    title: 'Lieferungen',
    contentType: { developerName: 'banner', label: 'Banner' },
  });
  const second = (await site.get(first.nextPageUri)).body;
  expect(second.items).toHaveLength(1);
  expect(second.nextPageUri).toBeNull();
  const titles = (await site.get(`${CHANNEL}/search?queryTerm=lieferung&scope=TitleOnly`)).body;
  expect(keys(titles.items)).toEqual(['MCBANNER']);
  expect((await site.get(`${CHANNEL}/search?queryTerm=%2A`)).body).toMatchObject([
    { errorCode: 'INVALID_SEARCH' },
  ]);
});

test('PF-CMS-85 the search of a site finds contents with a page, with an excerpt that marks the words', async () => {
  const { body } = await site.get(`${SITE_SEARCH}?queryTerm=lieferung`);
  expect(body).toMatchObject({ language: 'de', pageSize: 25, totalItems: 2, previousPageToken: null });
  expect(body.items).toContainEqual({
    id: expect.stringMatching(/^20Y/),
    title: 'Versand',
    contentReference: 'lieferung',
    contentTypeDeveloperName: 'page',
    pageType: 'Detail',
    highlightedSnippet:
      'Die <mark>Lieferung</mark> kommt am nächsten Werktag, &quot;sicher&quot; verpackt &amp; &lt;versichert&gt;.',
  });
  const byTitle = (await site.get(`${SITE_SEARCH}?queryTerm=versand`)).body;
  expect(byTitle.items).toMatchObject([{ title: 'Versand', highlightedSnippet: null }]);
});

test('PF-CMS-85 pages of a site search are read by their tokens', async () => {
  const first = (await site.get(`${SITE_SEARCH}?queryTerm=lieferung&pageSize=1`)).body;
  const second = (await site.get(first.nextPageUrl)).body;
  expect(second).toMatchObject({
    currentPageToken: first.nextPageToken,
    previousPageToken: first.currentPageToken,
    nextPageToken: null,
    nextPageUrl: null,
  });
  expect(second.items[0].id).not.toBe(first.items[0].id);
  expect((await site.get(second.previousPageUrl)).body.items).toEqual(first.items);
  for (const query of ['queryTerm=lieferung&pageToken=nowhere', `queryTerm=${'wort+'.repeat(33)}`])
    expect((await site.get(`${SITE_SEARCH}?${query}`)).status, query).toBe(400);
});
