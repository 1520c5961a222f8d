import { once } from 'node:events';
import { join } from 'node:path';
import type { OpenStore } from '#mock/store/store.ts';
import { writeProductFile } from '#scripts/lab/import/product-file.ts';
import { makeOlder } from '../crash-recovery/kinds/starts.ts';
import { spawnOver } from '../graceful-shutdown/spawn-over.ts';
import { fillShop } from '../purchases/buyers.ts';
import { type Place, placeIn } from '../purchases/place.ts';
import { isClearEnd, noOutcome, type Outcome } from './outcome.ts';
import type { SmallDisk } from './small-disk.ts';

const SEEDED_PRODUCTS = 12;
const IMPORTED = 400;

/** A process of the project that begins, or wants to, on a full disk. */
interface Beginning {
  /** How much is left of the disk, at most, in bytes. */
  readonly mostLeft: number;
  /** Writes what has to be there before. */
  prepare?(place: Place, folder: string): Promise<void>;
  readonly script: string;
  args?(folder: string): readonly string[];
  /** How many records there have to be once it has succeeded, and how many there are. */
  wanted(): number;
  found(store: OpenStore): Promise<number>;
}

export const beginnings: Readonly<Record<string, Beginning>> = {
  'first start': {
    mostLeft: 60_000_000,
    script: 'mock/main.ts',
    wanted: () => SEEDED_PRODUCTS,
    found: (store) => store.count('Product2'),
  },
  migration: {
    mostLeft: 1_000_000,
    prepare: async (place) => {
      await filled(place);
      await makeOlder(place);
    },
    script: 'mock/main.ts',
    wanted: () => 1,
    // What is missing before the migration cannot be asked for.
    found: async (store) =>
      (await store.find('Account', { where: { Description: null } })).length > 0 ? 1 : 0,
  },
  import: {
    mostLeft: 1_500_000,
    prepare: async (place, folder) => {
      await filled(place);
      await writeProductFile(join(folder, PRODUCTS), IMPORTED, 0);
    },
    script: 'scripts/import.ts',
    args: (folder) => [join(folder, PRODUCTS)],
    wanted: () => IMPORTED,
    found: async (store) => {
      const prices = new Set((await store.find('PricebookEntry', {})).map(({ Product2Id }) => Product2Id));
      const products = await store.find('Product2', {});
      const pzns = new Set(products.map(({ L2C_CM_PZN__c }) => L2C_CM_PZN__c));
      // Each once, and each with its price.
      return pzns.size === products.length && products.every(({ Id }) => prices.has(Id))
        ? products.length - SHOP_PRODUCTS
        : -1;
    },
  },
};
const PRODUCTS = 'products.csv';
const SHOP_PRODUCTS = 10;

/** Begins on a full disk, which either succeeds or ends with a message, and once more when there is room. */
export async function runFullAtStart(
  disk: SmallDisk,
  { mostLeft, prepare, script, args, wanted, found }: Beginning,
  left: number,
): Promise<Outcome> {
  const place = placeIn(join(disk.folder, 'data'));
  await prepare?.(place, disk.folder);
  await disk.fill(left * mostLeft);
  const total = noOutcome();
  const begin = () => runToReady(script, args?.(disk.folder) ?? [], place);
  const first = await begin();
  if (first.isDone) total.acknowledged += 1;
  else {
    total.ended += 1;
    if (!isClearEnd(first.code, first.printed)) total.unclear += 1;
  }
  await disk.makeRoom();
  const second = await begin();
  if (!second.isDone) total.notRecovered += 1;
  const store = await place.open();
  const count = await found(store).finally(() => store.close());
  if (count !== wanted()) total.halfWritten += 1;
  return total;
}

async function filled(place: Place): Promise<void> {
  const store = await place.open();
  await fillShop(store).finally(() => store.close());
}

/** Runs a script until it says that it is ready, or to its end. */
async function runToReady(script: string, args: readonly string[], place: Place) {
  const child = spawnOver(place, [script, ...args], { MOCK_PRODUCTS: String(SEEDED_PRODUCTS) });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('ready on')) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed, isDone: code === 0 };
}
