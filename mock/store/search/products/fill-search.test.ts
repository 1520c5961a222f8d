import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../connection/connection.ts';
import { openPglite } from '../../connection/pglite.ts';
import { openStore } from '../../open-store.ts';
import { preparedImage } from '../../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite({ image: await preparedImage() });
});
afterAll(() => database.close());

test('a data folder that knows nothing of the search is filled when it is opened, and says how far it is', async () => {
  const product = { Name: 'Balsam', IsActive: true, L2C_CM_RegulatoryClassification__c: 'Kosmetik' } as const;
  const before = await openStore({ database });
  const { Id } = await before.insert('Product2', { ...product, StockKeepingUnit: 'A1' });
  await database.query(
    'drop table if exists "_search_products", "_search_groups", "_search_counts", "_search_words", "_search_version", "_search_records", "_search_record_words"',
  );
  await database.query('drop collation "_search_order"');
  await database.query(`update "_schema" set hash = 'older', schema = (schema::jsonb - 'search')::text`);

  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const store = await openStore({ database });
  expect(log).toHaveBeenCalledWith('  1 products read for the search');
  log.mockRestore();
  const later = await store.insert('Product2', { ...product, StockKeepingUnit: 'A2' });
  for (const table of ['_search_products', '_search_records']) {
    const { rows } = await sql`select "Id" as "id" from ${sql.table(table)}
      where "Id" like '01t%' order by "Id"`.execute(store.db);
    expect(rows).toEqual([{ id: Id }, { id: later.Id }]);
  }
});
