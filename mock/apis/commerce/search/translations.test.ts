import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addProduct } from '#mock/model/shoppers/testing/site-records.ts';

const BASE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/search`;
const NAME = 'Liviadol';
const GERMAN = 'Lindert Kopfschmerzen schnell.';
const ENGLISH = 'Relieves headaches quickly.';

let site: Site;
let productId: string;
beforeAll(async () => {
  site = await openSite();
  productId = (await addProduct(site.store, { Name: NAME, Description: GERMAN })).Id;
  await addProduct(site.store, { Name: 'Hedera Saft', Description: 'Löst den Husten.' });
});
afterAll(() => site.close());

const translate = (Description: string, store = site.store) =>
  store.insert('Product2DataTranslation', { ParentId: productId, Language: 'en', Name: NAME, Description });

async function found(searchTerm: string, language: 'de' | 'en'): Promise<string[]> {
  const path = `${BASE}/products?${new URLSearchParams({ searchTerm, fields: 'Name' })}`;
  const { body } = await site.get(path, undefined, { 'accept-language': language });
  return body.productsPage.products.map((row: { name: string }) => row.name);
}

test('PF-SEARCH-12 an English shopper finds products by what their translations say, and by the German words', async () => {
  expect(await found('headache', 'en')).toEqual([]);
  const translation = await translate(ENGLISH);
  expect(await found('headache', 'en')).toEqual([NAME]);
  expect(await found('hedaches', 'en'), 'with a typing error').toEqual([NAME]);
  expect(await found('Kopfschmerzen', 'en')).toEqual([NAME]);
  expect(await found('quickly headaches', 'en')).toEqual([NAME]);
  await site.store.delete('Product2DataTranslation', translation.Id);
});

test('PF-SEARCH-12 a German shopper is not led to products by English words', async () => {
  const translation = await translate(ENGLISH);
  expect(await found('headaches', 'de')).toEqual([]);
  expect(await found('hedera', 'de')).toEqual(['Hedera Saft']);
  const other = await addProduct(site.store, { Name: 'Haedaches Öl' });
  expect(await found('headaches', 'de'), 'an English word hides no error from correction').toEqual([
    'Haedaches Öl',
  ]);
  await site.store.delete('Product2', other.Id);
  await site.store.delete('Product2DataTranslation', translation.Id);
});

test('PF-SEARCH-12 words of a translation are found from the transaction that writes them until that which takes them away', async () => {
  const undone = site.store.transaction(async (transaction) => {
    await translate(ENGLISH, transaction as typeof site.store);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await found('headaches', 'en')).toEqual([]);
  const translation = await translate(ENGLISH);
  await site.store.update('Product2DataTranslation', translation.Id, { Description: 'Soothes the skin.' });
  expect(await found('headaches', 'en')).toEqual([]);
  expect(await found('skin', 'en')).toEqual([NAME]);
  await site.store.delete('Product2DataTranslation', translation.Id);
  expect(await found('skin', 'en')).toEqual([]);
  expect(await found('Kopfschmerzen', 'en')).toEqual([NAME]);
});

test('PF-SEARCH-12 suggestions show products by the words of their translations', async () => {
  const translation = await translate(ENGLISH);
  const query = new URLSearchParams({ searchTerm: 'headach', includeSuggestedProducts: 'true' });
  const suggested = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await site.get(`${BASE}/suggestions?${query}`, undefined, headers);
    return body.suggestedProducts.map((row: { name: string }) => row.name);
  };
  expect([await suggested('en'), await suggested('de')]).toEqual([[NAME], []]);
  await site.store.delete('Product2DataTranslation', translation.Id);
});
