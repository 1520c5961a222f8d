import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenStore } from '#mock/store/store.ts';
import { writeProductFile } from '#scripts/harden/import/product-file.ts';
import { owned } from '#scripts/process/owned.ts';
import { REPOSITORY } from '../../../contract/bundles.ts';
import { fillShop } from '../../purchases/buyers.ts';
import { COMPILE_CACHE, type Place } from '../../purchases/place.ts';
import { type KillKind, NO_DAMAGE, type Worker } from './kind.ts';

const SEEDED_PRODUCTS = 12;
const IMPORTED = 400;

/** The first start ever: tables are made, and the demo shop is written into them. */
export const firstStart: KillKind = {
  what: 'first starts with seeding',
  mostMs: 6_000,
  isFresh: true,
  prepare: async () => ({
    start: async (place) =>
      runScript('mock/main.ts', [], place, { MOCK_PORT: '0', MOCK_PRODUCTS: String(SEEDED_PRODUCTS) }),
    audit: async (store) => {
      // Either nothing was written or everything; the next start writes the rest of nothing.
      const products = await store.count('Product2');
      if (products > 0) return { ...NO_DAMAGE, halfWritten: products < SEEDED_PRODUCTS ? 1 : 0 };
      await fillShop(store);
      return { ...NO_DAMAGE, lost: (await store.count('Product2')) === 0 ? 1 : 0 };
    },
  }),
};

/** An import that is begun again as often as it is killed brings every product once. */
export const productImport: KillKind = {
  what: 'imports',
  mostMs: 4_000,
  prepare: async (place) => {
    const store = await place.open();
    await fillShop(store);
    const before = await store.count('Product2');
    await store.close();
    const file = join(await mkdtemp(join(tmpdir(), 'offizin-import-')), 'products.csv');
    await writeProductFile(file, IMPORTED, 0);
    return {
      start: async (at) => runScript('scripts/import.ts', [file], at, {}),
      audit: async (opened) => {
        const products = await opened.find('Product2', {});
        const pzns = products.map(({ L2C_CM_PZN__c }) => L2C_CM_PZN__c);
        const prices = await opened.find('PricebookEntry', {});
        const priced = new Set(prices.map(({ Product2Id }) => Product2Id));
        return {
          lost: Math.max(0, before - products.length),
          doubled: pzns.length - new Set(pzns).size,
          halfWritten: products.filter(({ Id }) => !priced.has(Id)).length,
        };
      },
    };
  },
};

/** The start after an update that brings a new column. */
export const migration: KillKind = {
  what: 'migrations',
  mostMs: 1_500,
  prepare: async (place) => {
    const store = await place.open();
    await fillShop(store);
    const accounts = await store.count('Account');
    await store.close();
    return {
      start: async (at) => {
        await makeOlder(at);
        const platform = await at.start();
        return { work: async () => undefined, kill: () => platform.end('SIGKILL') };
      },
      audit: async (opened) => {
        const { rows } = await sql`select ${sql.ref(COLUMN)} from ${sql.table(TABLE)}`.execute(opened.db);
        return { ...NO_DAMAGE, lost: Math.max(0, accounts - rows.length) };
      },
    };
  },
};

const TABLE = 'Account';
const COLUMN = 'Description';

/** Takes a column away, and what the store remembers of it. */
export async function makeOlder(place: Place): Promise<void> {
  const store: OpenStore = await place.open();
  try {
    const { rows } = await sql<{ schema: string }>`select schema from "_schema"`.execute(store.db);
    const schema = JSON.parse(rows[0]?.schema ?? '{}');
    delete schema.tables[TABLE][COLUMN];
    await sql`alter table ${sql.table(TABLE)} drop column ${sql.ref(COLUMN)}`.execute(store.db);
    await sql`update "_schema" set hash = 'older', schema = ${JSON.stringify(schema)}`.execute(store.db);
  } finally {
    await store.close();
  }
}

/** Runs a script of the project over a place, without waiting until it is ready. */
function runScript(
  script: string,
  args: readonly string[],
  { environment }: Place,
  more: Readonly<Record<string, string>>,
): Worker {
  const child = spawn(process.execPath, [...owned, script, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment, ...more },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = once(child, 'exit');
  return {
    work: async () => void (await gone),
    kill: async () => {
      // Whoever has failed by itself was not killed, and proves nothing.
      if (child.exitCode)
        throw new Error(`${script} ended with code ${child.exitCode} before it was killed.`);
      child.kill('SIGKILL');
      await gone;
    },
  };
}
