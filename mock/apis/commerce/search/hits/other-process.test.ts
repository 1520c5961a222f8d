import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProduct, writeSite } from '#mock/model/shoppers/testing/site-records.ts';
import { openStore } from '#mock/store/open-store.ts';
import { freshSchema, runSql } from '#mock/store/postgres-tests.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { searchWeights } from '../searched-fields.ts';
import { shelfOf } from '../testing/test-shelf.ts';
import { findHits } from './hits.ts';
import { readPage } from './read-page.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const skipped = databaseUrl === '' ? ' (skipped: DATABASE_URL names no server)' : '';

describe.skipIf(skipped)(`a search beside another process over one database${skipped}`, () => {
  const schema = freshSchema();
  let one: OpenStore;
  let other: OpenStore;

  beforeAll(async () => {
    one = await openStore({ databaseUrl, schema });
    other = await openStore({ databaseUrl, schema });
    await writeSite(one);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);
  });

  async function found(searchTerm: string): Promise<string[]> {
    const hits = await findHits(await shelfOf(other), { searchTerm }, searchWeights());
    return (await readPage(hits, { rule: 'relevance', limit: 10 })).map(({ id }) => id);
  }

  it('PF-SEARCH-09 finds what the other wrote, changed and deleted, at once', async () => {
    const category = await addCategory(one, 'Haut');
    const { Id } = await addProduct(one, { Name: 'Balsam', categories: [category] });
    expect(await found('balsam')).toEqual([Id]);
    await one.update('Product2', Id, { Name: 'Creme' });
    expect(await found('creme')).toEqual([Id]);
    await one.update('ProductCategory', category, { Name: 'Pflege' });
    expect(await found('pflege')).toEqual([Id]);
    await one.delete('Product2', Id);
    expect(await found('pflege')).toEqual([]);
  });

  it('finds all that both wrote at the same time with the same new words', async () => {
    const both = [one, other].flatMap((store) =>
      ['a', 'b', 'c'].map((letter) =>
        addProduct(store, { Name: `Neuwort ${letter}`, StockKeepingUnit: `${letter}${store === one}` }),
      ),
    );
    const ids = (await Promise.all(both)).map((product) => product.Id);
    expect((await found('neuwort')).toSorted()).toEqual(ids.toSorted());
  });
});
