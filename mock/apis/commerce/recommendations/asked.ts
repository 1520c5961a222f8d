import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Shopper } from '../buyers/shopper.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { rank } from '../search/sort-entries.ts';
import type { Counts } from './counts.ts';

/** What a recommender is asked. */
export interface Asked {
  readonly context: RequestContext;
  readonly shopper: Shopper;
  readonly currency: Row<'WebStore'>['DefaultCurrency'];
  readonly catalogue: Catalogue;
  /** Ids to begin from. */
  readonly anchors: readonly string[];
}

/** A product with all its packs counts as one. */
export function familyOf({ product }: CatalogueEntry): string {
  return product.VariationParentId ?? product.Id;
}

/** All packs of the products that the request begins from. */
export function anchorEntries({ catalogue, anchors }: Asked): readonly CatalogueEntry[] {
  const named = (id: string | null) => id !== null && anchors.includes(id);
  const families = new Set(
    catalogue.entries
      .filter(({ product }) => named(product.Id) || named(product.VariationParentId))
      .map(familyOf),
  );
  return catalogue.entries.filter((entry) => families.has(familyOf(entry)));
}

/** What was counted, the most often first; the rest is left out. */
export function byCount(entries: readonly CatalogueEntry[], counts: Counts): readonly CatalogueEntry[] {
  const count = ({ product }: CatalogueEntry) => counts.get(product.Id) ?? 0;
  return entries
    .filter((entry) => count(entry) > 0)
    .toSorted((a, b) => count(b) - count(a) || a.nameRank - b.nameRank);
}

/** What can be ordered at once before what cannot, then by name. */
export function byAvailability(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return entries.toSorted((a, b) => rank(a) - rank(b) || a.nameRank - b.nameRank);
}
