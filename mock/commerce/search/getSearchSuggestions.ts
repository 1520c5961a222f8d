import type { Handler } from '#mock/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { findEntries } from './find-entries.ts';
import { readSummaries } from './read-summaries.ts';
import { searchWeights } from './searched-fields.ts';
import { sortEntries } from './sort-entries.ts';
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
  const terms = suggestedTerms(catalogue, searchTerm, maxResults).map((value) => ({ value }));
  if (!includeSuggestedProducts || searchTerm.trim() === '') {
    return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts: null } };
  }
  const found = findEntries(catalogue, { searchTerm }, searchWeights());
  const sorted = sortEntries(found.entries, 'relevance', found);
  const best = onePackEach(sorted).slice(0, maxSuggestedProducts);
  const suggestedProducts = await readSummaries(context, catalogue, best, { fields: FIELDS });
  return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts } };
};

/** The best pack of each product: five sizes of one thing are no five suggestions. */
function onePackEach(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const best = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const family = entry.product.VariationParentId ?? entry.product.Id;
    if (!best.has(family)) best.set(family, entry);
  }
  return [...best.values()];
}
