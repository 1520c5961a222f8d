import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pznCheckDigit } from '#pharmacy/pzn.ts';
import { addCategory, writeSite } from '../../model/shoppers/testing/site-records.ts';
import type { OpenStore } from '../../store/store.ts';
import { openTestStore } from '../../store/testing.ts';
import { importProducts } from './import-products.ts';
import type { RowFault } from './read-row.ts';

const HEADER = 'pzn;name;brand;category;class;price;comparisonPrice;stock;packAmount;packUnit';
const GOOD = [
  '04877800;Liviadol;Corvida;Arzneimittel > Schmerzen;apothekenpflichtig;12,99;14,49;7;20;St',
  '01234562;"Salbe ""forte""\nneu";Nordhaus;Schmerzen;Kosmetik;3.50;;0;2,5;g',
];
let store: OpenStore;
let folder: string;

beforeAll(async () => {
  store = await openTestStore();
  folder = await mkdtemp(join(tmpdir(), 'offizin-import-'));
});
beforeEach(async () => {
  await store.clear();
  await writeSite(store);
  await addCategory(store, 'Schmerzen', await addCategory(store, 'Arzneimittel'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});

async function imported(lines: readonly string[], options: { allOrNothing?: boolean; name?: string } = {}) {
  const path = join(folder, options.name ?? 'products.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  const faults: RowFault[] = [];
  const result = await importProducts(store, path, { ...options, onFault: (fault) => faults.push(fault) });
  return { result, faults };
}

test('products come with category, prices and stock', async () => {
  expect((await imported([HEADER, ...GOOD])).result).toEqual({ rows: 2, added: 2, changed: 0, faulty: 0 });
  const product = await store.findOne('Product2', { where: { L2C_CM_PZN__c: '04877800' } });
  expect(product).toMatchObject({
    Name: 'Liviadol',
    VatRate__c: 19,
    AvailableToOrder__c: 7,
    PackAmount__c: 20,
    ComparisonPriceType__c: 'AVP',
    IsActive: true,
  });
  const prices = await store.find('PricebookEntry', { where: { Product2Id: product?.Id ?? '' } });
  expect(prices.map(({ UnitPrice }) => UnitPrice).sort()).toEqual(['12.99', '14.49']);
  expect(await store.count('ProductCategoryProduct', { ProductId: product?.Id ?? '' })).toBe(1);
});

test('the same file again changes nothing, another price changes one product', async () => {
  await imported([HEADER, ...GOOD]);
  expect((await imported([HEADER, ...GOOD])).result).toMatchObject({ added: 0, changed: 0 });
  const dearer = GOOD.map((line) => line.replace('12,99', '13,49'));
  expect((await imported([HEADER, ...dearer])).result).toMatchObject({ added: 0, changed: 1 });
  expect(await store.count('Product2')).toBe(2);
  expect(await store.count('PricebookEntry', { UnitPrice: '13.49' })).toBe(1);
});

test('a faulty row is named by line, column and reason, and stops no other', async () => {
  const { result, faults } = await imported([
    HEADER,
    GOOD[1] as string,
    '04877801;Liviadol;Corvida;Schmerzen;apothekenpflichtig;12,99;;7;;',
    ';;Corvida;Nirgends;Elixier;umsonst;;-1;;Pfund',
    '01234562;Nochmals;Corvida;Schmerzen;Kosmetik;1,00;;1;;',
    '04877800;Zu kurz',
    GOOD[0] as string,
  ]);
  expect(result).toEqual({ rows: 6, added: 2, changed: 0, faulty: 4 });
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [4, 'pzn'],
    [5, 'pzn'],
    [5, 'name'],
    [5, 'class'],
    [5, 'packUnit'],
    [5, 'price'],
    [5, 'stock'],
    [6, 'pzn'],
    [7, undefined],
  ]);
  expect(faults[0]?.reason).toContain('check digit');
  for (const { reason, line } of faults) expect(reason, String(line)).toMatch(/\w+ \w+/);
});

test('all or nothing writes nothing when a row is faulty', async () => {
  const lines = [HEADER, GOOD[0] as string, '1;;;;;;;;;'];
  expect((await imported(lines, { allOrNothing: true })).result).toMatchObject({ added: 0, faulty: 1 });
  expect(await store.count('Product2')).toBe(0);
});

test('a header with an unknown column, or without a required one, is refused', async () => {
  await expect(imported(['pzn;farbe'])).rejects.toThrow('"farbe" is unknown');
  await expect(imported(['pzn;name'])).rejects.toThrow('lacks the columns category');
});

test('JSON lines say the same', async () => {
  const row = {
    pzn: '04877800',
    name: 'Liviadol',
    category: 'Schmerzen',
    class: 'Kosmetik',
    price: 2.5,
    stock: 3,
  };
  const { result, faults } = await imported([JSON.stringify(row), '{'], { name: 'products.jsonl' });
  expect(result).toMatchObject({ added: 1, faulty: 1 });
  expect(faults).toMatchObject([{ line: 2 }]);
});

test('the database learns how many products there are while they are imported', async () => {
  const rows = Array.from({ length: 1_400 }, (_, number) => {
    const seven = String(1_000_000 + number);
    return [seven, pznCheckDigit(seven)] as const;
  })
    .filter(([, digit]) => digit !== undefined)
    .map(([seven, digit]) => GOOD[0]?.replace('04877800', `${seven}${digit}`) as string);
  const shares: number[] = [];
  const path = join(folder, 'many.csv');
  await writeFile(path, [HEADER, ...rows].join('\n'));
  await importProducts(store, path, { onProgress: ({ share }) => shares.push(share) });
  const known = await sql<{ rows: number }>`
    select reltuples as rows from pg_class
    where oid = '"Product2"'::regclass`.execute(store.db);
  expect(Number(known.rows[0]?.rows)).toBeGreaterThanOrEqual(1_000);
  expect(shares.at(-1)).toBe(1);
});
