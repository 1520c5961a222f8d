import type { Handler } from '#mock/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
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
  const best = sortEntries(found.entries, 'relevance', found).slice(0, maxSuggestedProducts);
  const suggestedProducts = await readSummaries(context, catalogue, best, { fields: FIELDS });
  return { status: 200, body: { recentSearchSuggestions: terms, suggestedProducts } };
};
