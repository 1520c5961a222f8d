import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory } from '#mock/model/shoppers/testing/site-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { searchWeights } from '../searched-fields.ts';
import { openTestShop, shelfOf } from '../testing/test-shelf.ts';
import { countValues } from './count-values.ts';
import { findHits } from './hits.ts';
import { readFamilies, readPage } from './read-page.ts';

const MANY = 5_600;
const RARE = 4;
const CLASS = { L2C_CM_RegulatoryClassification__c: 'Kosmetik', IsActive: true } as const;

let store: OpenStore;
let category: string;
/** Ids of those whose names have the word, and of one that is raised; both were written last. */
let named: string[];
let raised: string;

beforeAll(async () => {
  store = await openTestShop();
  category = await addCategory(store, 'Pflege');
  const ids = await store.insertMany(
    'Product2',
    Array.from({ length: MANY }, (_, at) => ({
      Name: `Creme ${at}`,
      Description: 'Wirkt wie ein Balsam auf der Haut.',
      Brand__c: at < RARE ? 'Selten' : at % 4 === 0 ? 'Corvida' : 'Nordhaus',
      StockKeepingUnit: `C${at}`,
      AvailableToOrder__c: 5,
      ...CLASS,
    })),
  );
  raised = ids.at(-1) ?? '';
  named = await store.insertMany(
    'Product2',
    Array.from({ length: 30 }, (_, at) => ({
      Name: `Balsam ${String(at).padStart(2, '0')}`,
      StockKeepingUnit: `B${at}`,
      AvailableToOrder__c: 5,
      ...CLASS,
    })),
  );
  await store.insertMany(
    'ProductCategoryProduct',
    [...ids, ...named].map((ProductId) => ({ ProductId, ProductCategoryId: category })),
  );
}, 120_000);
afterAll(() => store.close());

const search = async (searchTerm: string) => findHits(await shelfOf(store), { searchTerm }, searchWeights());

test('of very many hits, those come first that have the word where it counts most', async () => {
  const page = await readPage(await search('balsam'), { rule: 'relevance', limit: 40 });
  expect(page.slice(0, 30).map(({ id }) => id)).toEqual(named);
  expect(page).toHaveLength(40);
});

test('PF-SEARCH-72 what a merchandiser raised comes first of very many hits, wherever it has the word', async () => {
  const facts = { levels: new Map([[raised, 5]]) };
  const page = await readPage(await search('balsam'), { rule: 'relevance', facts, limit: 3 });
  expect(page.map(({ id }) => id)).toEqual([raised, named[0], named[1]]);
});

test('very many hits are counted by a sample of them, and what refinements leave of them one by one', async () => {
  const hits = await search('balsam');
  const all = await countValues(hits, new Map(), false);
  expect(Math.abs(all.products - MANY)).toBeLessThan(MANY / 5);
  expect(all.facets.get('Brand__c')?.get('Nordhaus')).toBeGreaterThan(0.6 * all.products);
  const rare = await countValues(hits, new Map([['Brand__c', new Set(['Selten'])]]), false);
  expect(rare.products).toBe(RARE);
  expect(rare.categories.get(category)).toBe(RARE);
});

test('a term of signs alone narrows nothing, and all are counted', async () => {
  const hits = await search('% _ * & | ! ( )');
  expect((await countValues(hits, new Map(), false)).products).toBe(MANY + 30);
  expect(await readPage(hits, { rule: 'relevance', limit: 24 })).toHaveLength(24);
});

test('a category is counted to the last product, however many there are', async () => {
  const hits = await findHits(await shelfOf(store), { categoryId: category }, searchWeights());
  const { products, facets } = await countValues(hits, new Map(), false);
  expect(products).toBe(MANY + 30);
  expect(facets.get('Brand__c')?.get('Corvida')).toBe(MANY / 4 - 1);
});

test('pages of a category follow each other in one order, also far down', async () => {
  const hits = await findHits(await shelfOf(store), { categoryId: category }, searchWeights());
  const read = (offset: number, limit: number) => readPage(hits, { rule: 'relevance', offset, limit });
  const names = new Map((await store.find('Product2')).map(({ Id, Name }) => [Id, Name]));
  const whole = (await read(0, MANY + 30)).map(({ id }) => names.get(id));
  const sorted = [...names.values()].toSorted(new Intl.Collator('de', { numeric: true }).compare);
  expect(whole).toEqual(sorted);
  expect((await read(5_000, 24)).map(({ id }) => names.get(id))).toEqual(sorted.slice(5_000, 5_024));
});

test('one pack of each product is found behind very many packs of another', async () => {
  const parent = await store.insert('Product2', {
    Name: 'Abend',
    StockKeepingUnit: 'P',
    ProductClass: 'VariationParent',
    ...CLASS,
  });
  const [first] = await store.insertMany(
    'Product2',
    Array.from({ length: 60 }, (_, at) => ({
      Name: `Abend ${String(at).padStart(2, '0')}`,
      StockKeepingUnit: `P${at}`,
      ProductClass: 'Variation' as const,
      VariationParentId: parent.Id,
      AvailableToOrder__c: 5,
      ...CLASS,
    })),
  );
  const other = await store.insert('Product2', { Name: 'Abendtee', StockKeepingUnit: 'Q', ...CLASS });
  const found = await readFamilies(await search('abend'), { rule: 'relevance', limit: 3 });
  expect(found.map(({ id }) => id)).toEqual([first, other.Id]);
  const most = await readFamilies(await search('abend'), { rule: 'nameAscending', offset: 1, limit: 1 });
  expect(most.map(({ id }) => id)).toEqual([other.Id]);
});

test('of a hundred thousand hits a sample tells about how many there are', async () => {
  await sql`insert into "_search_products" ("Id", "Family", "Group", "Name", "Pack", "Rank", "CreatedDate", "Words", "Keys")
    select '01tX' || n, p."Family", p."Group", p."Name", p."Pack", p."Rank", p."CreatedDate", '{}', p."Keys"
    from "_search_products" p cross join generate_series(1, 100000) n where p."Id" = ${raised}`.execute(
    store.db,
  );
  const { products, facets } = await countValues(await search('balsam'), new Map(), false);
  expect(Math.abs(products - 100_000 - MANY)).toBeLessThan(10_000);
  expect(facets.get('Brand__c')?.get('Nordhaus')).toBeGreaterThan(90_000);
}, 60_000);
