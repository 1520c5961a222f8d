import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../store.ts';
import { openTestStore } from '../../testing.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const add = (StockKeepingUnit: string, Brand__c: string) =>
  store.insert('Product2', {
    Name: 'Salbe',
    IsActive: true,
    L2C_CM_RegulatoryClassification__c: 'Kosmetik',
    StockKeepingUnit,
    Brand__c,
  });

/** How many products each brand has, by what came and went. */
async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<{ brand: string; products: number }>`
    select g."Brand__c" as brand, sum(c."Products")::int as products
    from "_search_counts" c join "_search_groups" g on g."Number" = c."Group"
    group by 1 having sum(c."Products") > 0 order by 1`.execute(store.db);
  return Object.fromEntries(rows.map(({ brand, products }) => [brand, products]));
}

async function lines(): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from "_search_counts"`.execute(
    store.db,
  );
  return rows[0]?.lines ?? Number.NaN;
}

test('products are counted as they come, change and go, and not what is undone', async () => {
  const one = await add('A1', 'Corvida');
  await add('A2', 'Corvida');
  expect(await counted()).toEqual({ Corvida: 2 });
  await store.update('Product2', one.Id, { Brand__c: 'Nordhaus' });
  expect(await counted()).toEqual({ Corvida: 1, Nordhaus: 1 });
  await store.update('Product2', one.Id, { Name: 'Creme' });
  expect(await counted()).toEqual({ Corvida: 1, Nordhaus: 1 });
  const undone = store.transaction(async (inside) => {
    await inside.delete('Product2', one.Id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await store.update('Product2', one.Id, { IsActive: false });
  expect(await counted()).toEqual({ Corvida: 1 });
  await store.deleteWhere('Product2', {});
  expect(await counted()).toEqual({});
});

test('what came and went is added up once there is much of it', async () => {
  const { Id } = await add('B1', 'Corvida');
  await add('B2', 'Ferrano');
  for (let round = 0; round < 1_100; round += 1)
    await store.update('Product2', Id, { Brand__c: round % 2 === 0 ? 'Nordhaus' : 'Corvida' });
  expect(await lines()).toBeLessThan(1_100);
  expect(await counted()).toEqual({ Corvida: 1, Ferrano: 1 });
});
