import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { seed } from './seed.ts';
import { SALE_PRICEBOOK_ID } from './well-known-ids.ts';

const IMPORTED = 40;
const steps: string[] = [];
let store: OpenStore;

beforeAll(async () => {
  const written = createCatalogue().lines.flatMap(({ packs }) => packs).length;
  store = await openTestStore();
  await seed(store, { products: written + IMPORTED, progress: (step) => steps.push(step) });
});
afterAll(() => store.close());

test('packs beyond those of the tables are sold as the others are: priced, in categories, with a picture', async () => {
  const imported = await store.find('Product2', {
    where: { Manufacturer__c: { like: '%import%' }, ProductClass: ['Simple', 'Variation'] },
  });
  expect(imported).toHaveLength(IMPORTED);
  const ids = imported.map(({ Id }) => Id);
  const prices = await store.count('PricebookEntry', {
    Product2Id: ids,
    Pricebook2Id: SALE_PRICEBOOK_ID,
    IsActive: true,
  });
  const primary = await store.count('ProductCategoryProduct', { ProductId: ids, IsPrimaryCategory: true });
  const media = await store.find('ProductMedia', { where: { ProductId: ids } });
  expect([prices, primary, media.length]).toEqual([IMPORTED, IMPORTED, IMPORTED]);
  const pictures = await store.getMany(
    'ManagedContent',
    media.map(({ ElectronicMediaId }) => ElectronicMediaId),
  );
  const names = new Map(imported.map(({ Id, Name }) => [Id, Name]));
  for (const [at, { ProductId }] of media.entries())
    expect(pictures[at]?.Name).toContain(names.get(ProductId));
});

test('how many of them there are is told', () => {
  expect(steps).toContain(`${IMPORTED} packs of other importers`);
});
