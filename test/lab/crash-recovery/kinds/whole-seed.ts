import { seed } from '#mock/demo/seed/seed.ts';
import { objectDefinitions } from '#mock/objects/index.ts';
import { openStore } from '#mock/store/open-store.ts';
import type { Store } from '#mock/store/store.ts';

/** How many records there are before a shop is written and after it. */
interface WholeSeed {
  readonly none: number;
  readonly all: number;
}

let known: Promise<WholeSeed> | undefined;

/** Counts what a shop with so many packs consists of, in a store in memory, once in this process. */
export function wholeSeed(products: number): Promise<WholeSeed> {
  known ??= countSeed(products);
  return known;
}

async function countSeed(products: number): Promise<WholeSeed> {
  const store = await openStore({ memory: true });
  try {
    const none = await countAll(store);
    await seed(store, { products });
    return { none, all: await countAll(store) };
  } finally {
    await store.close();
  }
}

/** How many records of all objects there are. */
export async function countAll(store: Store): Promise<number> {
  let count = 0;
  for (const { apiName } of objectDefinitions) count += await store.count(apiName);
  return count;
}
