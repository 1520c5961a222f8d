import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Insert } from '../../row.ts';
import type { OpenStore, Store } from '../../store.ts';
import { openTestStore } from '../../testing.ts';
import { MARKS, TEXTS } from './searched-product.ts';

let store: OpenStore;
let category: string;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  const catalog = await store.insert('ProductCatalog', { Name: 'Katalog' });
  category = (await store.insert('ProductCategory', { Name: 'Haut', CatalogId: catalog.Id })).Id;
});
afterAll(() => store.close());

const CLASS = { L2C_CM_RegulatoryClassification__c: 'Kosmetik' } as const;
let skus = 0;
function add(values: Partial<Insert<'Product2'>>, to: Store = store) {
  skus += 1;
  return to.insert('Product2', {
    Name: 'Salbe',
    StockKeepingUnit: `S${skus}`,
    IsActive: true,
    ...CLASS,
    ...values,
  });
}

/** What is stored of a product; undefined where it cannot be found. */
async function stored(id: string, from: Store = store) {
  const { rows } = await sql<{
    words: string[];
    known: string[];
    categories: string[];
    rank: number;
    family: string;
  }>`
    select array(select distinct w."Word" from unnest(p."Words") code
        join "_search_words" w on w."Number" = code / ${sql.lit(MARKS)} order by 1) as "words",
      array(select distinct w."Word" from unnest(p."Keys") key
        join "_search_words" w on w."Number" = key / ${sql.lit(TEXTS)} order by 1) as "known",
      g."Categories" as "categories", p."Rank" as "rank", p."Family" as "family"
    from "_search_products" p join "_search_groups" g on g."Number" = p."Group" where p."Id" = ${id}`.execute(
    from.db,
  );
  return rows[0];
}

test('PF-SEARCH-09 a product is stored for searching in the transaction that writes it, and gone with it', async () => {
  const { Id } = await store.transaction(async (transaction) => {
    const product = await add({ Name: 'Balsam' }, transaction);
    const words = [`${skus}`, 'balsam', 's'];
    expect(await stored(product.Id, transaction)).toMatchObject({ words, known: words });
    return product;
  });
  await store.update('Product2', Id, { Name: 'Creme' });
  expect((await stored(Id))?.words).toContain('creme');
  expect((await stored(Id))?.words).not.toContain('balsam');
  const undone = store.transaction(async (transaction) => {
    await transaction.update('Product2', Id, { Name: 'Lotion' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await stored(Id))?.words).toContain('creme');
  await store.delete('Product2', Id);
  expect(await stored(Id)).toBeUndefined();
});

test('what cannot be found is not stored, until it can', async () => {
  const parent = await add({ ProductClass: 'VariationParent' });
  const sleeping = await add({ IsActive: false });
  expect([await stored(parent.Id), await stored(sleeping.Id)]).toEqual([undefined, undefined]);
  await store.update('Product2', sleeping.Id, { IsActive: true });
  expect(await stored(sleeping.Id)).toBeDefined();
  await store.update('Product2', sleeping.Id, { IsActive: false });
  expect(await stored(sleeping.Id)).toBeUndefined();
});

test('what is sold out and what needs a prescription stands behind', async () => {
  const { Id } = await add({ AvailableToOrder__c: 1 });
  expect((await stored(Id))?.rank).toBe(0);
  await store.update('Product2', Id, { AvailableToOrder__c: 0 });
  expect((await stored(Id))?.rank).toBe(1);
  await store.update('Product2', Id, { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' });
  expect((await stored(Id))?.rank).toBe(2);
});

test('categories are those of the product and of its parent, and change with either', async () => {
  const parent = await add({ ProductClass: 'VariationParent' });
  const pack = await add({ ProductClass: 'Variation', VariationParentId: parent.Id });
  const put = (ProductId: string) =>
    store.insert('ProductCategoryProduct', { ProductId, ProductCategoryId: category });
  const assigned = await put(parent.Id);
  expect(await stored(pack.Id)).toMatchObject({ categories: [category], family: parent.Id });
  const other = await add({});
  await store.update('ProductCategoryProduct', assigned.Id, { ProductId: other.Id });
  expect((await stored(pack.Id))?.categories).toEqual([]);
  expect((await stored(other.Id))?.categories).toEqual([category]);
  await store.delete('ProductCategory', category);
  expect((await stored(other.Id))?.categories).toEqual([]);
});

test('many products written at once are stored as each by itself', async () => {
  const ids = await store.insertMany(
    'Product2',
    Array.from({ length: 2100 }, (_, at) => ({
      Name: `Tee ${at}`,
      StockKeepingUnit: `T${at}`,
      IsActive: true,
      ...CLASS,
    })),
  );
  for (const at of [0, 999, 1000, 2099])
    expect((await stored(ids[at] ?? ''))?.words).toEqual([`${at}`, 't', 'tee']);
});

test('records of a snapshot are found as before', async () => {
  const { Id } = await add({ Name: 'Wundgel' });
  await store.takeSnapshot('before', null);
  await store.update('Product2', Id, { Name: 'Zahngel' });
  await store.restoreSnapshot('before');
  expect((await stored(Id))?.words).toContain('wundgel');
  await store.deleteSnapshot('before');
});
