import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { loadPictures } from '../catalogue/pictures.ts';
import { withFreeStock } from '../reservations/held-stock.ts';
import type { SummaryView } from './summaries.ts';
import { summary } from './summaries.ts';

type RowChoice = Pick<
  SummaryView,
  'fields' | 'prices' | 'includeQuantityRule' | 'includeProductVariationInfo'
>;

/** Rows for entries, their pictures read at once. */
export async function readSummaries(
  context: RequestContext,
  catalogue: Catalogue,
  entries: readonly CatalogueEntry[],
  choice: RowChoice,
): Promise<components['schemas']['ProductSummary'][]> {
  const { store, language } = context;
  const keys = entries.map(({ product }) => product.ImageContentKey__c);
  const pictures = await loadPictures(store, keys, language);
  const variations = (parentId: string) => variationsOf(catalogue).get(parentId) ?? [];
  const products = await withFreeStock(
    context,
    entries.map(({ product }) => product),
  );
  return products.map((product) => summary(product, { ...choice, pictures, variations, language }));
}

type Product = CatalogueEntry['product'];
const byParent = new WeakMap<Catalogue['entries'], ReadonlyMap<string | null, readonly Product[]>>();

/** The packs of each variation parent, kept as long as the entries are. */
function variationsOf({ entries }: Catalogue): ReadonlyMap<string | null, readonly Product[]> {
  const packs =
    byParent.get(entries) ??
    Map.groupBy(
      entries.map(({ product }) => product).filter(({ VariationParentId }) => VariationParentId !== null),
      ({ VariationParentId }) => VariationParentId,
    );
  byParent.set(entries, packs);
  return packs;
}
