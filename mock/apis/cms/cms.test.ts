import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { CHANNEL_ID, COMMUNITY_ID, SITE_ID, SYSTEM_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import { openSite, type Site, staffSession } from '#mock/model/shoppers/testing/site.ts';
import { addCategory, addContent, addProduct } from '#mock/model/shoppers/testing/site-records.ts';

const ITEMS = `/services/data/v64.0/connect/sites/${SITE_ID}/cms/delivery/contents`;
const CHANNEL_ITEMS = `/services/data/v64.0/connect/cms/delivery/channels/${CHANNEL_ID}/contents`;
const HEADS = `/services/data/v64.0/connect/communities/${COMMUNITY_ID}/seo/properties`;

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await addContent(site.store, 'MCPICTURE', 'sfdc_cms__image', { picture: { kind: 'shop-logo' } });
  const body = { caption: 'Winter', image: { contentKey: 'MCPICTURE' }, more: { contentKey: 'MCDRAFT' } };
  await addContent(site.store, 'MCBANNER', 'offizin__banner', body);
  await addContent(site.store, 'MCBANNER', 'offizin__banner', { caption: 'Winter time' }, { Language: 'en' });
  await addContent(site.store, 'MCPAGE', 'offizin__page', { slides: [{ contentKey: 'MCBANNER' }] });
  await addContent(site.store, 'MCDRAFT', 'offizin__banner', {}, { IsPublished: false });
});
afterAll(() => site.close());

const keys = (contents: { contentKey: string }[]) => contents.map(({ contentKey }) => contentKey);

test('PF-CMS-01 an item is read by key or id, from a site or its channel, in the language wanted', async () => {
  const { body } = await site.get(`${ITEMS}/MCBANNER`);
  expect(body).toMatchObject({ contentBody: { caption: 'Winter' }, language: 'de', references: null });
  expect((await site.get(`${ITEMS}/${body.managedContentId}`)).body).toEqual(body);
  expect((await site.get(`${CHANNEL_ITEMS}/MCBANNER?language=en`)).body).toMatchObject({
    contentBody: { caption: 'Winter time' },
    language: 'en',
  });
  expect((await site.get(`${ITEMS}/MCPAGE?language=en`)).body.language).toBe('de');
});

test('what is not published, and sites that do not exist, are not found; ids of no site are refused', async () => {
  const notFound = { status: 404, body: [{ errorCode: 'NOT_FOUND' }] };
  expect(await site.get(`${ITEMS}/MCDRAFT`)).toMatchObject(notFound);
  expect(await site.get(`${ITEMS.replace(SITE_ID, '0DM000000000009AAA')}/MCBANNER`)).toMatchObject(notFound);
  expect(await site.get(`${ITEMS.replace(SITE_ID, '001000000000009AAA')}/MCBANNER`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'MALFORMED_ID' }],
  });
});

test('PF-CMS-02 references are followed to the depth asked for, as a map or a list, drafts never', async () => {
  const one = await site.get(`${ITEMS}/MCPAGE?referenceDepth=1&expandReferences=true`);
  expect(Object.keys(one.body.references)).toEqual(['MCBANNER']);
  expect(one.body.references.MCBANNER.contentBody.caption).toBe('Winter');
  const two = await site.get(`${ITEMS}/MCPAGE?referenceDepth=2&referencesAsList=true&showAbsoluteUrl=true`);
  expect(keys(two.body.referencesList)).toEqual(['MCBANNER', 'MCPICTURE']);
  expect(two.body.referencesList[1].resourceUrl).toBe(`http://localhost${guestAddress(ITEMS)}/MCPICTURE`);
  expect(two.body.referencesList[1]).not.toHaveProperty('contentType');
});

test('SF-SESSION-08 who works for the shop is delivered what is not published too, for nobody else to keep', async () => {
  const staff = staffSession(SYSTEM_USER_ID);
  const picture = { picture: { kind: 'shop-logo' } };
  await addContent(site.store, 'MCDRAWN', 'sfdc_cms__image', picture, { IsPublished: false });
  expect((await site.get(`${ITEMS}/MCDRAFT`, staff)).body).toMatchObject({ contentKey: 'MCDRAFT' });
  const listed = async (session?: UserSession) =>
    keys((await site.get(`${ITEMS}?contentTypeFQN=offizin__banner`, session)).body.contents);
  expect(await listed(staff)).toContain('MCDRAFT');
  expect(await listed()).not.toContain('MCDRAFT');
  const drawn = await site.get('/cms/delivery/media/MCDRAWN', staff);
  expect(drawn).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect((await site.get('/cms/delivery/media/MCDRAWN')).status).toBe(404);
  const published = await site.get('/cms/delivery/media/MCPICTURE', staff);
  expect(published.headers).toMatchObject({ 'cache-control': 'public, max-age=86400' });
  await site.store.deleteWhere('ManagedContent', { ContentKey: 'MCDRAWN' });
});

test('SF-SESSION-53 a preview is delivered the draft of a published content, all others what is published', async () => {
  const draft = { DraftName__c: 'Entwurf', DraftBody__c: JSON.stringify({ caption: 'Frühling' }) };
  await addContent(site.store, 'MCWAITING', 'offizin__banner', { caption: 'Winter' }, draft);
  const path = `${ITEMS}/MCWAITING`;
  expect((await site.get(path, staffSession(SYSTEM_USER_ID))).body).toMatchObject({
    title: 'Entwurf',
    contentBody: { caption: 'Frühling' },
  });
  expect((await site.get(path)).body).toMatchObject({
    title: 'MCWAITING',
    contentBody: { caption: 'Winter' },
  });
  await site.store.deleteWhere('ManagedContent', { ContentKey: 'MCWAITING' });
});

test('items are listed by type or by key in the order asked, one per key', async () => {
  const byType = await site.get(`${ITEMS}?contentTypeFQN=offizin__banner&includeContentBody=true`);
  expect(byType.body.contents).toMatchObject([{ contentBody: { caption: 'Winter' } }]);
  const byKey = await site.get(`${CHANNEL_ITEMS}?contentKeys=MCPICTURE,MCNONE,MCBANNER`);
  expect(keys(byKey.body.contents)).toEqual(['MCPICTURE', 'MCBANNER']);
  expect(byKey.body.contents[0].contentBody).toBeNull();
});

test('PF-CMS-03 a list names its channel and carries the references of its items together', async () => {
  const query = 'contentKeys=MCPAGE,MCBANNER&referenceDepth=1&expandReferences=true';
  const { body } = await site.get(`${CHANNEL_ITEMS}?${query}`);
  expect(body.channelSummary).toMatchObject({ id: CHANNEL_ID, type: 'Community', target: { id: SITE_ID } });
  expect(body.contents[0].channelSummary).toEqual(body.channelSummary);
  expect(body.contents[0].contentType).toEqual({ fullyQualifiedName: 'offizin__page', name: 'page' });
  expect(Object.keys(body.references).sort()).toEqual(['MCBANNER', 'MCPICTURE']);
  expect(body.references.MCBANNER.contentBody.caption).toBe('Winter');
  const asList = await site.get(`${CHANNEL_ITEMS}?${query}&referencesAsList=true`);
  expect(asList.body.references).toBeNull();
  expect(keys(asList.body.referencesList).sort()).toEqual(['MCBANNER', 'MCPICTURE']);
});

test('PF-CMS-04 a list holds what was published between two moments', async () => {
  const dated = { PublishedDate: '2020-06-01T00:00:00.000Z' };
  await addContent(site.store, 'MCOLD', 'offizin__news', {}, dated);
  const between = async (start: string, end: string) => {
    const query = `publishStartDate=${start}T00:00:00Z&publishEndDate=${end}T00:00:00Z`;
    return keys((await site.get(`${ITEMS}?${query}`)).body.contents);
  };
  expect(await between('2020-01-01', '2020-12-31')).toEqual(['MCOLD']);
  expect(await between('2019-01-01', '2019-12-31')).toEqual([]);
  await site.store.delete('ManagedContent', (await site.get(`${ITEMS}/MCOLD`)).body.managedContentId);
});

test('long lists are paged, and pages name their neighbours', async () => {
  const first = await site.get(`${ITEMS}?pageSize=2`);
  expect(first.body.previousPageUrl).toBeNull();
  const second = await site.get(first.body.nextPageUrl);
  expect(second.body.nextPageUrl).toBeNull();
  expect((await site.get(second.body.previousPageUrl)).body).toEqual(first.body);
  expect(keys([...first.body.contents, ...second.body.contents]).sort()).toEqual([
    'MCBANNER',
    'MCPAGE',
    'MCPICTURE',
  ]);
});

test('SF-PICTURE-13 SF-PICTURE-10 a picture has the pixels that width and density ask for, at least 100', async () => {
  const pixels = async (query: string) => {
    const { body } = await site.get(`/cms/delivery/media/MCPICTURE?format=png&${query}`);
    return (await sharp(Buffer.from(body)).metadata()).width;
  };
  expect(await pixels('width=320')).toBe(320);
  expect(await pixels('width=160&density=2')).toBe(320);
  expect(await pixels('width=160')).toBe(160);
  expect(await pixels('width=20')).toBe(100);
  expect((await site.get('/cms/delivery/media/MCPICTURE?format=png&density=9')).status).toBe(400);
});

test('a picture is served with an entity tag that spares the next download', async () => {
  const { status, headers, body } = await site.get('/cms/delivery/media/MCPICTURE?format=svg&width=20');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  });
  expect(Buffer.from(body).toString()).toMatch(/^<svg /);
  const again = { 'if-none-match': String(headers.etag) };
  expect((await site.get('/cms/delivery/media/MCPICTURE?format=svg&width=20', undefined, again)).status).toBe(
    304,
  );
  expect((await site.get('/cms/delivery/media/MCBANNER')).status).toBe(404);
});

test('a drawing comes compressed to those who understand it', async () => {
  const asked = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    return site.get('/cms/delivery/media/MCPICTURE?format=svg', undefined, headers);
  };
  const [plain, packed] = [await asked('identity'), await asked('gzip, br')];
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(brotliDecompressSync(packed.body)).toEqual(Buffer.from(plain.body));
  expect(packed.headers.vary).toBe('accept-encoding');
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});

test('SF-HEAD-06 the head of a page is filled from the record, in both languages', async () => {
  const product = await addProduct(site.store, {
    Name: 'Liviadol',
    L2C_CM_ProductNameVariant__c: '20 Stück',
    L2C_CM_PZN__c: '04877800',
    Description: `${'Wort '.repeat(60)}Ende`,
  });
  const { body } = await site.get(`${HEADS}/${product.Id}?fields=Name`);
  expect(body).toMatchObject({
    title: 'Liviadol, 20 Stück (PZN 04877800) | Offizin',
    canonicalUrl: `/product/detail/${product.Id}`,
    alternateLinks: [{ hreflang: 'de' }, { hreflang: 'en', href: `/en/product/detail/${product.Id}` }],
    isIndexed: true,
    fields: { Name: 'Liviadol' },
  });
  expect(body.description).toMatch(/Wort…$/);
  expect(body.description.length).toBeLessThanOrEqual(160);
  const english = await site.get(`${HEADS}/${product.Id}`, undefined, { 'accept-language': 'en' });
  expect(english.body).toMatchObject({
    title: 'Liviadol, 20 Stück (PZN 04877800) | Offizin',
    canonicalUrl: `/en/product/detail/${product.Id}`,
    isIndexed: true,
  });
  await site.store.insert('Product2DataTranslation', {
    ParentId: product.Id,
    Language: 'en',
    Name: 'Liviadol',
    L2C_CM_ProductNameVariant__c: '20 pieces',
    Description: 'Short.',
  });
  const translated = await site.get(`${HEADS}/${product.Id}`, undefined, { 'accept-language': 'en' });
  expect(translated.body).toMatchObject({
    title: 'Liviadol, 20 pieces (PZN 04877800) | Offizin',
    description: 'Short.',
  });
});

test('heads exist for what has a page and can be seen', async () => {
  const category = await addCategory(site.store, 'Pflege');
  expect((await site.get(`${HEADS}/${category}`)).body).toMatchObject({
    title: 'Pflege | Offizin',
    description: null,
  });
  const hidden = await addProduct(site.store, { IsActive: false });
  expect((await site.get(`${HEADS}/${hidden.Id}`)).status).toBe(404);
  const account = await site.store.insert('Account', { Name: 'Geheim' });
  expect((await site.get(`${HEADS}/${account.Id}`)).status).toBe(404);
});

test('SF-HEAD-07 merchandisers keep title, description, tags and index flag, for all pages or for one', async () => {
  const product = await addProduct(site.store, { Name: 'Balsam', Description: 'Für die Haut' });
  const other = await addProduct(site.store, { Name: 'Salbe' });
  await site.store.insert('SeoTemplate__c', {
    Name: 'Balsam',
    PageObject__c: 'Product2',
    Language__c: 'de',
    RecordId__c: product.Id,
    Title__c: '{!Name} kaufen bei {!Site}',
    Description__c: '{!Description}, heute bestellt.',
    CustomHeadTags__c: '<meta name="theme-color" content="#0f8a5f">',
    IsIndexed__c: false,
  });
  expect((await site.get(`${HEADS}/${product.Id}`)).body).toMatchObject({
    title: 'Balsam kaufen bei Offizin',
    description: 'Für die Haut, heute bestellt.',
    customHeadTags: '<meta name="theme-color" content="#0f8a5f">',
    isIndexed: false,
  });
  const [all] = await site.store.find('SeoTemplate__c', {
    where: { PageObject__c: 'Product2', Language__c: 'de', RecordId__c: null },
  });
  await site.store.update('SeoTemplate__c', all?.Id ?? '', { Title__c: '{!Name} | Apotheke' });
  expect((await site.get(`${HEADS}/${other.Id}`)).body).toMatchObject({ title: 'Salbe | Apotheke' });
  await site.store.deleteWhere('SeoTemplate__c', { PageObject__c: 'Product2' });
  expect((await site.get(`${HEADS}/${other.Id}`)).body).toMatchObject({ title: 'Salbe | Offizin' });
});

test('a banner whose record changes is read so at once, and one that is taken back no longer', async () => {
  const { contentKey, managedContentId } = (await site.get(`${ITEMS}/MCBANNER`)).body;
  await site.store.update('ManagedContent', managedContentId, {
    Name: 'Sommer',
    ContentBody: JSON.stringify({ caption: 'Gut durch den Sommer' }),
  });
  expect((await site.get(`${ITEMS}/${contentKey}`)).body).toMatchObject({
    title: 'Sommer',
    contentBody: { caption: 'Gut durch den Sommer' },
  });
  await site.store.update('ManagedContent', managedContentId, { IsPublished: false });
  expect((await site.get(`${ITEMS}/${contentKey}`)).body).toMatchObject({ language: 'en' });
});
