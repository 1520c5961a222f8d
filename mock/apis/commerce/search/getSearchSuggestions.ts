import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { seenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';
import { findHits } from './hits/hits.ts';
import { productsOfHits } from './hits/products-of-hits.ts';
import { readFamilies } from './hits/read-page.ts';
import { readSummaries } from './read-summaries.ts';
import { searchWeights } from './searched-fields.ts';
import { suggestedTerms } from './suggestions/suggested-terms.ts';

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
  const shelf = {
    store: context.store,
    tree: await loadCategoryTree(context.store, webStore.CatalogId__c, context.language),
  };
  const terms = input.query.includeSuggestedTerms
    ? (await suggestedTerms(shelf, searchTerm, maxResults)).map((value) => ({ value }))
    : [];
  const { popularProductsCategoryId: popularIn } = input.query;
  if (popularIn !== undefined && !shelf.tree.find(popularIn)) throw notFound();
  const categoryId = searchTerm.trim() === '' ? popularIn : undefined;
  if (!includeSuggestedProducts || (searchTerm.trim() === '' && categoryId === undefined)) {
    return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts: null } };
  }
  const weights = searchWeights(undefined, context.language);
  const hits = await findHits(shelf, categoryId ? { categoryId } : { searchTerm }, weights);
  // The best pack of each of the best products: five sizes of one thing are no five suggestions.
  const best = await readFamilies(hits, { rule: 'relevance', limit: maxSuggestedProducts });
  const fields = seenFields('Product2', FIELDS);
  const suggestedProducts = await readSummaries(context, await productsOfHits(context.store, best), {
    fields,
  });
  return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts } };
};
