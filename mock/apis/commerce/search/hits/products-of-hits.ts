import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Hit } from './read-page.ts';

type Product = Row<'Product2'>;

/** The products of hits, in their order and read at once. */
export function productsOfHits(store: Store, hits: readonly Hit[]): Promise<Product[]> {
  return store.getMany(
    'Product2',
    hits.map(({ id }) => id),
  );
}

/** The same with the parent of variations in the place of a pack. */
export async function familiesOfHits(store: Store, hits: readonly Hit[]): Promise<Product[]> {
  const read = await store.getMany('Product2', [...new Set(hits.flatMap(({ id, family }) => [family, id]))]);
  const byId = new Map(read.map((product) => [product.Id, product]));
  return hits.flatMap(({ id, family }) => byId.get(family) ?? byId.get(id) ?? []);
}
