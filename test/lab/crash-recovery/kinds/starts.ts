import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenStore } from '#mock/store/store.ts';
import { writeProductFile } from '#scripts/lab/import/product-file.ts';
import { mutationOf } from '../../graceful-shutdown/mutants.ts';
import { spawnOver } from '../../graceful-shutdown/spawn-over.ts';
import { fillShop } from '../../purchases/buyers.ts';
import type { Place } from '../../purchases/place.ts';
import { type CrashKind, NO_DAMAGE, type Worker } from './kind.ts';
import { latterHalf, momentsOfMigration, momentsOfSeeding } from './moments.ts';
import { countAll, wholeSeed } from './whole-seed.ts';

const SEEDED_PRODUCTS = 12;
const SEEDED = { MOCK_PRODUCTS: String(SEEDED_PRODUCTS) };
const IMPORTED = 400;

/** The first start ever: tables are made, and the demo shop is written into them. */
export const firstStart: CrashKind = {
  what: 'first starts with seeding',
  mostMs: 6_000,
  isFresh: true,
  prepare: async (fresh) => ({
    between: await momentsOfSeeding(fresh, SEEDED),
    start: async (place, mutant) =>
      runScript('mock/main.ts', [], place, { ...mutationOf(mutant), ...SEEDED }),
    audit: async (store) => {
      // Either nothing was written or everything; the next start writes everything into nothing, and nothing into less.
      const { none, all } = await wholeSeed(SEEDED_PRODUCTS);
      const written = await countAll(store);
      if (written !== none) return { ...NO_DAMAGE, halfWritten: written === all ? 0 : 1 };
      await fillShop(store);
      return { ...NO_DAMAGE, lost: (await store.count('Product2')) === 0 ? 1 : 0 };
    },
  }),
};

/** Imports of products that were not there before, one file after the other. */
export const productImport: CrashKind = {
  what: 'imports',
  mostMs: 4_000,
  prepare: async (place) => {
    const store = await place.open();
    await fillShop(store);
    const before = await store.count('Product2');
    await store.close();
    const file = join(await mkdtemp(join(tmpdir(), 'offizin-import-')), 'products.csv');
    let files = 0;
    const start = async (at: Place, mutant?: string) => {
      await writeProductFile(file, IMPORTED, 0, 2 * IMPORTED * files);
      files += 1;
      return runScript('scripts/import.ts', [file], at, mutationOf(mutant));
    };
    const began = performance.now();
    await (await start(place)).work();
    return {
      between: latterHalf(performance.now() - began),
      start,
      audit: async (opened) => {
        const products = await opened.find('Product2', {});
        const pzns = products.map(({ L2C_CM_PZN__c }) => L2C_CM_PZN__c);
        const prices = await opened.find('PricebookEntry', {});
        const priced = new Set(prices.map(({ Product2Id }) => Product2Id));
        return {
          lost: Math.max(0, before + IMPORTED - products.length),
          doubled: pzns.length - new Set(pzns).size,
          halfWritten: products.filter(({ Id }) => !priced.has(Id)).length,
        };
      },
    };
  },
};

/** The start after an update that brings a new column. */
export const migration: CrashKind = {
  what: 'migrations',
  mostMs: 2_000,
  prepare: async (place) => {
    const store = await place.open();
    await fillShop(store);
    const accounts = await store.count('Account');
    await store.close();
    await makeOlder(place);
    return {
      between: await momentsOfMigration(place),
      start: async (at, mutant) => {
        await makeOlder(at);
        return runScript(PLATFORM, [], at, mutationOf(mutant));
      },
      audit: async (opened) => {
        const { rows } = await sql`select ${sql.ref(COLUMN)} from ${sql.table(TABLE)}`.execute(opened.db);
        return { ...NO_DAMAGE, lost: Math.max(0, accounts - rows.length) };
      },
    };
  },
};

const PLATFORM = 'test/lab/purchases/platform-process.ts';
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
  place: Place,
  settings: Readonly<Record<string, string>>,
): Worker {
  const child = spawnOver(place, [script, ...args], settings);
  // What nobody reads would hold the process up.
  child.stdout?.resume();
  child.stderr?.resume();
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
