import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory, addProduct } from '#mock/model/shoppers/testing/site-records.ts';
import { MARKS } from '#mock/store/search/products/searched-product.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { searchWeights } from '../searched-fields.ts';
import { openTestShop, shelfOf } from '../testing/test-shelf.ts';
import { findHits } from './hits.ts';
import { readPage } from './read-page.ts';

let store: OpenStore;
let pain: string;
const letters = new Map<string, string>();
beforeAll(async () => {
  store = await openTestShop();
  pain = await addCategory(store, 'Schmerz');
  const a = { Name: 'Liviadol', L2C_CM_PZN__c: '04877800', StockKeepingUnit: '1234567' };
  letters.set((await addProduct(store, { ...a, categories: [pain] })).Id, 'a');
  const b = { Name: 'Liviadol forte', L2C_CM_PZN__c: '01234562', StockKeepingUnit: 'X' };
  letters.set((await addProduct(store, b)).Id, 'b');
});
afterAll(() => store.close());

async function find(searchTerm?: string, categoryId?: string, fields?: string[]) {
  const narrowing = { ...(searchTerm ? { searchTerm } : {}), ...(categoryId ? { categoryId } : {}) };
  return findHits(await shelfOf(store), narrowing, searchWeights(fields));
}

async function found(...asked: Parameters<typeof find>): Promise<(string | undefined)[]> {
  const page = await readPage(await find(...asked), { rule: 'nameAscending', limit: 10 });
  return page.map(({ id }) => letters.get(id));
}

test('a PZN in any spelling finds its product alone', async () => {
  expect(await found('PZN 4877800')).toEqual(['a']);
  expect(await found('0487-7800')).toEqual(['a']);
});

test('digits that are nobody’s PZN are searched like words', async () => {
  expect(await found('1234567')).toEqual(['a']);
});

test('term and category narrow together', async () => {
  expect(await found('liviadol')).toEqual(['a', 'b']);
  expect(await found('liviadol', pain)).toEqual(['a']);
  expect(await found(undefined, pain)).toEqual(['a']);
});

test('only the fields asked for are searched', async () => {
  expect(await found('4877800', undefined, ['Name'])).toEqual([]);
  await expect(found('x', undefined, ['UnitPrice'])).rejects.toThrow(
    'The field UnitPrice is not searchable.',
  );
});

test('an unknown category is not found', async () => {
  await expect(found(undefined, 'nowhere')).rejects.toThrow('The requested resource does not exist');
});

test('a word that no product has any longer does not stand in the way of a correction', async () => {
  const gone = await addProduct(store, { Name: 'Liviadul' });
  expect(await found('Liviadul')).toEqual([undefined]);
  await store.delete('Product2', gone.Id);
  expect(await found('Liviadul')).toEqual(['a', 'b']);
  expect((await find('Liviadul')).effectiveTerm).toBe('Liviadol');
});

test('PF-SEC-19 of very many words that a term could mean the shortest are taken, the typed one among them', async () => {
  // A digit would begin a word of its own, and a vowel could be folded into the one before.
  const letter = (at: number) => 'bcdfghjklmnpqrstvwxz'[at % 20];
  const words = Array.from(
    { length: 1_200 },
    (_, at) => `qu${letter(Math.floor(at / 400))}${letter(Math.floor(at / 20))}${letter(at)}`,
  );
  for (const [at, name] of ['Erstes', 'Zweites', 'Drittes'].entries()) {
    const Description = words.slice(at * 400, (at + 1) * 400).join(' ');
    letters.set((await addProduct(store, { Name: name, Description })).Id, name);
  }
  letters.set((await addProduct(store, { Name: 'Qu' })).Id, 'whole');
  const { parts } = await find('qu');
  const taken = parts.flatMap(({ codes }) => Array.from(codes().keys(), (code) => Math.floor(code / MARKS)));
  expect(new Set(taken).size).toBe(1_000);
  expect(await found('qu')).toEqual(['Drittes', 'Erstes', 'whole', 'Zweites']);
  expect(await found(String(words.at(-1)))).toEqual(['Drittes']);
  expect(await found('qu liviadol')).toEqual([]);
});
