import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { syncOrders } from '#examples/order-sync.ts';
import { exportPrices } from '#examples/price-export.ts';
import { signInFrom } from '#examples/sign-in.ts';
import { type Door, openDoor } from '#mock/apis/platform/testing/door.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { SALE_PRICEBOOK_ID } from '#mock/demo/seed/well-known-ids.ts';
import { newTestFolder } from '#mock/store/new-data-folder.ts';

let door: Door;
const folder = newTestFolder('offizin-examples-');
const signIn = () => signInFrom({ PLATFORM_URL: door.origin });
beforeAll(async () => {
  door = await openDoor();
  await seed(door.store, { now: door.clock() });
});
afterAll(async () => {
  await door.close();
  rmSync(folder, { recursive: true, force: true });
});

it('exports what every product on sale costs, by name', async () => {
  const [inactive] = await door.store.find('Product2', { where: { IsActive: true }, limit: 1 });
  await door.store.update('Product2', inactive?.Id ?? '', { IsActive: false });
  const text = await exportPrices(signIn(), 'Verkaufspreise');
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map(({ sku, price }) => `${sku} ${price}`).sort()).toEqual(await pricesOnSale());
  expect(await exportPrices(signIn(), "L'Officine \\ ")).toBe('sku,name,price,currency\n');
});

async function pricesOnSale(): Promise<string[]> {
  const { store } = door;
  const products = new Map((await store.find('Product2')).map((product) => [product.Id, product]));
  const entries = await store.find('PricebookEntry', {
    where: { Pricebook2Id: SALE_PRICEBOOK_ID, IsActive: true },
  });
  return entries
    .map(({ Product2Id, UnitPrice }) => ({ product: products.get(Product2Id), UnitPrice }))
    .filter(({ product }) => product?.IsActive)
    .map(({ product, UnitPrice }) => `${product?.StockKeepingUnit} ${Number(UnitPrice).toFixed(2)}`)
    .sort();
}

it('takes over each order once, and again when it changes', async () => {
  const file = join(folder, 'orders.jsonl');
  const orders = await door.store.find('OrderSummary');
  expect(await syncOrders(signIn(), file)).toBe(orders.length);
  expect(await syncOrders(signIn(), file)).toBe(0);
  door.clock.advance(60_000);
  const changed = orders[7]?.Id ?? '';
  await door.store.update('OrderSummary', changed, { Status: 'Cancelled' });
  expect(await syncOrders(signIn(), file)).toBe(1);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(orders.length + 1);
  const last = JSON.parse(lines.at(-1) ?? '');
  expect(last).toMatchObject({ Id: changed, Status: 'Cancelled' });
  const items = await door.store.count('OrderItemSummary', { OrderSummaryId: changed });
  expect(last.OrderItemSummaries.totalSize).toBe(items);
});

it('says that the password is wrong', async () => {
  const wrong = { ...signIn(), password: 'wrong' };
  await expect(syncOrders(wrong, join(folder, 'none.jsonl'))).rejects.toThrow('does not let admin@');
  await expect(exportPrices(wrong, 'Verkaufspreise')).rejects.toThrow('authentication failure');
});
