import type { Row } from '#mock/store/row.ts';
import type { SearchIndex } from '#mock/store/search/index/search-index.ts';
import type { CategoryTree } from './category-tree.ts';

/** A product that can be found, with the categories it is in and all those above them. */
export interface CatalogueEntry {
  readonly product: Row<'Product2'>;
  readonly categoryIds: ReadonlySet<string>;
  /** Place among all entries by name and pack content. */
  readonly nameRank: number;
}

/** Everything a shopper can find, ready to be searched. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly tree: CategoryTree;
  /** Indexes the entries in their order. */
  readonly index: SearchIndex;
}
