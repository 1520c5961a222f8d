import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory, addProduct } from '#mock/model/shoppers/testing/site-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestShop, shelfOf } from '../testing/test-shelf.ts';
import { suggestedTerms } from './suggested-terms.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestShop();
  const cold = await addCategory(store, 'Erkältung & Husten');
  const add = (Name: string, Brand__c: string, ActiveIngredient__c: string | null) =>
    addProduct(store, { Name, Brand__c, ActiveIngredient__c, categories: [cold] });
  await add('Corvida Ibu 400', 'Corvida', 'Ibuprofen');
  await add('Corvida Ibu 200', 'Corvida', 'Ibuprofen');
  await add('Nordhaus Hustensaft', 'Nordhaus', null);
});
afterAll(() => store.close());

const suggested = async (typed: string, most: number) => suggestedTerms(await shelfOf(store), typed, most);

test('terms that begin with what was typed come first, then later words', async () => {
  expect(await suggested('ibu', 10)).toEqual(['Ibuprofen', 'Corvida Ibu 200', 'Corvida Ibu 400']);
});

test('terms continue several words, the last of them unfinished', async () => {
  expect(await suggested('corvida ib', 10)).toEqual(['Corvida Ibu 200', 'Corvida Ibu 400']);
});

test('umlauts need not be typed', async () => {
  expect(await suggested('erkalt', 10)).toEqual(['Erkältung & Husten']);
  expect(await suggested('hust', 10)).toEqual(['Erkältung & Husten', 'Nordhaus Hustensaft']);
});

test('before anything is typed, what has the most products is offered', async () => {
  expect(await suggested(' ', 2)).toEqual(['Erkältung & Husten', 'Corvida']);
});
