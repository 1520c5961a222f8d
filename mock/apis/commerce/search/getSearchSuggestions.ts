import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { seenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { bestOf } from './best-of.ts';
import { type Found, findEntries } from './find-entries.ts';
import { readSummaries } from './read-summaries.ts';
import { searchWeights } from './searched-fields.ts';
import { comparison } from './sort-entries.ts';
import { suggestedTerms } from './suggested-terms.ts';

/** Fields that a suggestion shows beside name and picture. */
const FIELDS = [
  'Name',
  'L2C_CM_ProductNameVariant__c',
  'L2C_CM_PZN__c',
  'L2C_CM_RegulatoryClassification__c',
];

export const getSearchSuggestions: Handler<'getSearchSuggestions'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const { searchTerm = '', maxResults, includeSuggestedProducts, maxSuggestedProducts } = input.query;
  const catalogue = await catalogueOf(context.store, webStore);
  const terms = input.query.includeSuggestedTerms
    ? suggestedTerms(catalogue, searchTerm, maxResults).map((value) => ({ value }))
    : [];
  const { popularProductsCategoryId: popularIn } = input.query;
  if (popularIn !== undefined && !catalogue.tree.find(popularIn)) throw notFound();
  const categoryId = searchTerm.trim() === '' ? popularIn : undefined;
  if (!includeSuggestedProducts || (searchTerm.trim() === '' && categoryId === undefined)) {
    return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts: null } };
  }
  const found = findEntries(catalogue, categoryId ? { categoryId } : { searchTerm }, searchWeights());
  const best = bestPacks(catalogue.entries, found, maxSuggestedProducts);
  const fields = seenFields('Product2', FIELDS);
  const suggestedProducts = await readSummaries(context, catalogue, best, { fields });
  return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts } };
};

/** The best pack of each of the best products: five sizes of one thing are no five suggestions. */
function bestPacks(entries: readonly CatalogueEntry[], found: Found, most: number): CatalogueEntry[] {
  const compare = comparison(entries, 'relevance', found);
  const at = (position: number) => entries[position] as CatalogueEntry;
  const best = new Map<string, number>();
  for (const hit of found.hits) {
    const { product } = at(hit);
    const family = product.VariationParentId ?? product.Id;
    const other = best.get(family);
    if (other === undefined || compare(hit, other) < 0) best.set(family, hit);
  }
  return Array.from(bestOf(Uint32Array.from(best.values()), most, compare), at);
}
