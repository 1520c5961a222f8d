import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { seenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';
import { findHits, type Narrowing } from './hits/hits.ts';
import { productsOfHits } from './hits/products-of-hits.ts';
import { readFamilies } from './hits/read-page.ts';
import { readSummaries } from './read-summaries.ts';
import { searchWeights } from './searched-fields.ts';
import { suggestedTerms } from './suggestions/suggested-terms.ts';
import type { Shelf } from './term/read-term.ts';

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
  const { popularProductsCategoryId: popularIn, includeSuggestedTerms } = input.query;
  if (popularIn !== undefined && !shelf.tree.find(popularIn)) throw notFound();
  const categoryId = searchTerm.trim() === '' ? popularIn : undefined;
  const isAsked = includeSuggestedProducts && (searchTerm.trim() !== '' || categoryId !== undefined);
  const narrowing = categoryId ? { categoryId } : { searchTerm };
  const [terms, suggestedProducts] = await Promise.all([
    includeSuggestedTerms ? suggestedTerms(shelf, searchTerm, maxResults) : [],
    isAsked ? suggestedRows(context, shelf, narrowing, maxSuggestedProducts) : null,
  ]);
  const recentSearchSuggestions = terms.map((value) => ({ value }));
  return { status: 200, body: { recentSearchSuggestions, suggestedProducts } };
};

/** The best pack of each of the best products: five sizes of one thing are no five suggestions. */
async function suggestedRows(context: RequestContext, shelf: Shelf, narrowing: Narrowing, limit: number) {
  const hits = await findHits(shelf, narrowing, searchWeights(undefined, context.language));
  const best = await readFamilies(hits, { rule: 'relevance', limit });
  const products = await productsOfHits(context.store, best);
  return readSummaries(context, products, { fields: seenFields('Product2', FIELDS) });
}
