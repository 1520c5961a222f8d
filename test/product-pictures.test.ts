import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#client/cache/query-client.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import { forgetWritten, journal } from '#console/app/data/undo/journal.ts';
import { savedChoice, toggled } from '#console/app/features/commerce/categories/choice.ts';
import { readCategories } from '#console/app/features/commerce/categories/read-categories.ts';
import { saveCategories } from '#console/app/features/commerce/categories/save-categories.ts';
import {
  type DraftPicture,
  draftsOf,
  type Edits,
  type NewPicture,
  NO_EDITS,
  textKey,
} from '#console/app/features/commerce/pictures/drafts.ts';
import { publishPicture } from '#console/app/features/commerce/pictures/publish-picture.ts';
import { readPictures } from '#console/app/features/commerce/pictures/read-pictures.ts';
import { savePictures } from '#console/app/features/commerce/pictures/save-pictures.ts';
import { takeBack } from '#console/app/features/undo/take-back.ts';
import { getQuery } from '#mock/apis/platform/query/queries.ts';
import { openPlatform, type Platform as Records } from '#mock/apis/record-data/testing/platform.ts';
import { mediaGroups } from '#mock/demo/seed/media-groups.ts';
import { CATALOG_ID } from '#mock/demo/seed/well-known-ids.ts';
import { createApiServer } from '#mock/engine/http/server.ts';
import { addCategory, addPicture, addProduct } from '#mock/model/shoppers/testing/site-records.ts';

let records: Records;
let server: ReturnType<typeof createApiServer>;
let platform: Platform;
let productId: string;
beforeAll(async () => {
  records = await openPlatform({ replace: { getQuery } as never });
  const { headers } = await records.user('Merchandiser');
  server = createApiServer({ handle: records.handle, log: () => undefined });
  const origin = `http://127.0.0.1:${await server.listen(0)}`;
  platform = createPlatform({
    origin,
    queryClient: createQueryClient(),
    context: () => ({ webstoreId: '' }),
    fetch: (request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return fetch(request);
    },
  });
  await records.store.insertMany('ElectronicMediaGroup', mediaGroups);
});
beforeEach(async () => {
  forgetWritten();
  productId = (await addProduct(records.store, { Name: 'Balsam' })).Id;
});
afterAll(async () => {
  await server.close();
  await records.close();
});

const pageOf = async () => {
  const page = await readPictures(platform, productId);
  if (!page) throw new Error('There is no such product.');
  return page;
};
const photo = (key: string): NewPicture => ({
  key,
  file: new File([new Uint8Array([255, 216, 255])], `${key}.jpg`),
  address: '',
  width: 900,
  height: 600,
});
const isNew = (draft: DraftPicture): draft is DraftPicture & { added: NewPicture } =>
  draft.added !== undefined;

/** Saves what was done to the pictures as the page does it. */
async function save(edits: Partial<Edits>): Promise<string[]> {
  const page = await pageOf();
  const drafts = draftsOf(page, { ...NO_EDITS, ...edits });
  const published = new Map<string, Awaited<ReturnType<typeof publishPicture>>>();
  for (const draft of drafts.filter(isNew))
    published.set(draft.key, await publishPicture(platform, draft, platform));
  return savePictures(platform, page, drafts, published);
}

/** The texts of the pictures in their order, and that of the one that lists show. */
async function shown() {
  const { pictures, listPicture } = await pageOf();
  const listed = pictures.find(({ contentId }) => contentId === listPicture?.contentId);
  return {
    german: pictures.map(({ contents }) => contents.de?.altText),
    english: pictures.map(({ contents }) => contents.en?.altText),
    listed: listed?.contents.de?.altText,
  };
}

/** Takes back what was saved last. What was deleted is restored by a call that needs the server of an app in between. */
async function undo() {
  const [{ records: written } = { records: [] }] = journal.get().entries;
  const isDeleted = ({ kind }: (typeof written)[number]) => kind === 'deleted';
  const texts = { changedSince: 'changed', gone: 'gone', arrangedSince: 'arranged' };
  const others = written.filter((record) => !isDeleted(record));
  const refused = await takeBack({ platform, records: others, explain: String, texts });
  await records.store.undelete(written.filter(isDeleted).map(({ id }) => id));
  return refused;
}

test('RD-MEDIA-01 RD-MEDIA-02 RD-MEDIA-04 pictures are added, ordered and described at once, and taken back as a whole', async () => {
  await addPicture(records.store, productId, `MCOLD${productId}`, { altText: 'Alt' });
  const texts = { [textKey('front', 'de')]: 'Vorn', [textKey('front', 'en')]: 'Front' };
  const edits = { added: [photo('front'), photo('back')], order: ['front'], texts };
  expect(await save(edits)).toEqual([]);
  expect(await shown()).toEqual({
    german: ['Vorn', 'Alt', ''],
    english: ['Front', undefined, ''],
    listed: 'Vorn',
  });
  expect(journal.get().entries).toHaveLength(1);
  expect(await undo()).toEqual([]);
  expect(await shown()).toEqual({ german: ['Alt'], english: [undefined], listed: undefined });
});

test('RD-MEDIA-02 RD-MEDIA-03 RD-MEDIA-04 a picture is removed and the next one stands in lists, with a text in another language', async () => {
  const first = await addPicture(records.store, productId, `MCA${productId}`, { altText: 'Eins' });
  const second = await addPicture(records.store, productId, `MCB${productId}`, { altText: 'Zwei' });
  await save({ order: [first.Id, second.Id], texts: { [textKey(first.Id, 'de')]: 'Erstes' } });
  expect(await shown()).toMatchObject({ german: ['Erstes', 'Zwei'], listed: 'Erstes' });
  await save({ removed: [first.Id], texts: { [textKey(second.Id, 'en')]: 'Two' } });
  expect(await shown()).toEqual({ german: ['Zwei'], english: ['Two'], listed: 'Zwei' });
  expect(await undo()).toEqual([]);
  expect(await shown()).toMatchObject({ german: ['Erstes', 'Zwei'], listed: 'Erstes' });
});

test('RD-MEDIA-01 pictures of which one is refused are saved none of them', async () => {
  const page = await pageOf();
  const drafts = draftsOf(page, { ...NO_EDITS, added: [photo('good'), photo('bad')] });
  const [good] = drafts.filter(isNew);
  if (!good) throw new Error('There is no new picture.');
  const published = new Map([
    ['good', await publishPicture(platform, good, platform)],
    ['bad', { contentId: '20Y000000000999AAA', written: [] }],
  ]);
  expect(await savePictures(platform, page, drafts, published)).not.toEqual([]);
  expect((await pageOf()).pictures).toEqual([]);
  expect(journal.get().entries).toEqual([]);
});

test('RD-CATEGORY-01 RD-CATEGORY-02 categories are saved together and taken back together', async () => {
  await records.store.insert('ProductCatalog', { Id: CATALOG_ID, Name: 'Katalog' });
  const [old, next] = [
    await addCategory(records.store, 'Haut'),
    await addCategory(records.store, 'Sonne'),
  ] as const;
  await records.store.insert('ProductCategoryProduct', {
    ProductId: productId,
    ProductCategoryId: old,
    IsPrimaryCategory: true,
  });
  const read = async () => {
    const page = await readCategories(platform, productId);
    if (!page) throw new Error('There is no such product.');
    return page;
  };
  const page = await read();
  const choice = toggled(toggled(savedChoice(page.assignments), next), old);
  expect(await saveCategories(platform, page, choice)).toEqual([]);
  expect(savedChoice((await read()).assignments)).toEqual({ ids: [next], mainId: next });
  expect(await undo()).toEqual([]);
  expect(savedChoice((await read()).assignments)).toEqual({ ids: [old], mainId: old });
});
