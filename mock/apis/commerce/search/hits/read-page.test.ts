import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addProduct, type ProductWish } from '#mock/model/shoppers/testing/site-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { searchWeights } from '../searched-fields.ts';
import { readSortRule, type SortRuleId } from '../sort-rules.ts';
import { everything, openTestShop, shelfOf } from '../testing/test-shelf.ts';
import { findHits, type Hits } from './hits.ts';
import { readPage } from './read-page.ts';

const CLASS = 'L2C_CM_RegulatoryClassification__c';
const prices = { books: { sale: [SALE_PRICEBOOK_ID], comparison: null }, currency: 'EUR' } as const;

let store: OpenStore;
const keys = new Map<string, string>();
beforeAll(async () => {
  store = await openTestShop();
});
beforeEach(() => store.deleteWhere('Product2', {}));
afterAll(() => store.close());

/** Adds a product that the test calls by a key, which is also its name unless wished otherwise. */
async function add(key: string, wish: ProductWish = {}): Promise<void> {
  const StockKeepingUnit = `${keys.size}`;
  const product = await addProduct(store, {
    Name: key,
    [CLASS]: 'freiverkäuflich',
    StockKeepingUnit,
    ...wish,
  });
  keys.set(product.Id, key);
}

async function order(rule: SortRuleId, hits?: Hits): Promise<(string | undefined)[]> {
  const page = await readPage(hits ?? (await everything(store)), { rule, facts: { prices }, limit: 100 });
  return page.map(({ id }) => keys.get(id));
}

test('without a term, what can be ordered stands first and prescriptions last', async () => {
  await add('rezept', { [CLASS]: 'verschreibungspflichtig' });
  await add('ausverkauft', { AvailableToOrder__c: 0 });
  await add('da');
  expect(await order('relevance')).toEqual(['da', 'ausverkauft', 'rezept']);
});

test('with a term relevance decides, and among equals what can be ordered', async () => {
  await add('genau-rezept', { Name: 'Zink', [CLASS]: 'verschreibungspflichtig' });
  await add('ungefähr', { Name: 'Zinkoxid' });
  await add('genau', { Name: 'Zink' });
  const hits = await findHits(await shelfOf(store), { searchTerm: 'zink' }, searchWeights());
  expect(await order('relevance', hits)).toEqual(['genau', 'genau-rezept', 'ungefähr']);
});

test('prices sort as amounts and not as text, unpriced products last both ways', async () => {
  await add('ohne');
  await add('b', { prices: { [SALE_PRICEBOOK_ID]: '12.00' } });
  await add('a', { prices: { [SALE_PRICEBOOK_ID]: '9.90' } });
  expect(await order('priceAscending')).toEqual(['a', 'b', 'ohne']);
  expect(await order('priceDescending')).toEqual(['b', 'a', 'ohne']);
});

test('names sort the German way, numbers by value, packs by content', async () => {
  await add('3', { Name: 'Zink 100' });
  await add('2', { Name: 'Zink 25', PackAmount__c: 60 });
  await add('1', { Name: 'Zink 25', PackAmount__c: 20 });
  await add('0', { Name: 'Öl' });
  expect(await order('nameAscending')).toEqual(['0', '1', '2', '3']);
});

test('an unknown rule is refused', () => {
  expect(() => readSortRule('cheapest')).toThrow('There is no sort rule cheapest.');
  expect(readSortRule(undefined)).toBe('relevance');
});
