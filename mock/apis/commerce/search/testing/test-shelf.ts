import { CATALOG_ID } from '#mock/demo/seed/well-known-ids.ts';
import { writeSite } from '#mock/model/shoppers/testing/site-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { loadCategoryTree } from '../../catalogue/load-categories.ts';
import { allOf, type Hits } from '../hits/hits.ts';
import type { Shelf } from '../term/read-term.ts';

/** A shop without products. */
export async function openTestShop(): Promise<OpenStore> {
  const store = await openTestStore();
  await writeSite(store);
  return store;
}

/** What the test shop has now. */
export async function shelfOf(store: OpenStore): Promise<Shelf> {
  return { store, tree: await loadCategoryTree(store, CATALOG_ID) };
}

/** Every product of the test shop. */
export async function everything(store: OpenStore): Promise<Hits> {
  return {
    shelf: await shelfOf(store),
    within: allOf([]),
    mayBeVeryMany: false,
    parts: [],
    effectiveTerm: null,
  };
}
