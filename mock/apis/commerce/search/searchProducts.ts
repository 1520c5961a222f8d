import { randomUUID } from 'node:crypto';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import type { Handler, HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { pricesOf } from '../pricing/prices.ts';
import { searchCategories } from './category-counts.ts';
import { facetsOf } from './facets.ts';
import { findEntries } from './find-entries.ts';
import { readSummaries } from './read-summaries.ts';
import { readRefinements, refine } from './refinements.ts';
import { searchWeights } from './searched-fields.ts';
import { sortEntries } from './sort-entries.ts';
import { readSortRule } from './sort-rules.ts';

type Query = HandlerInput<'searchProducts'>['query'];

const DEFAULT_FIELDS = ['Name', 'Description', 'StockKeepingUnit', 'ProductCode', 'Family'];

export const searchProducts: Handler<'searchProducts'> = async (input, context) => {
  const { query } = input;
  const shopper = await requireShopper(context, input);
  const asked = readQuery(query);
  const currency = chosenCurrency(shopper.webStore, query.currencyIsoCode);
  const catalogue = await catalogueOf(context.store, shopper.webStore);

  const found = findEntries(catalogue, asked.narrowing, asked.weights);
  const refined = refine(catalogue, found.hits, asked.refinements);
  const at = (position: number) => catalogue.entries[position] as CatalogueEntry;
  const price = (ids: readonly string[]) => pricesOf(context.store, shopper, ids, currency);
  const prices = asked.rule.startsWith('price')
    ? await price(Array.from(refined, (hit) => at(hit).product.Id))
    : undefined;
  const [begin, end] = [query.page * query.pageSize, (query.page + 1) * query.pageSize];
  const facts = { ...found, ...(prices ? { prices } : {}) };
  const sorted = sortEntries(catalogue.entries, refined, end, asked.rule, facts);
  const page = Array.from(sorted.subarray(begin), at);
  const products = await readSummaries(context, catalogue, page, {
    fields: asked.fields,
    includeQuantityRule: query.includeQuantityRule,
    ...(query.includePrices
      ? { prices: prices ?? (await price(page.map(({ product }) => product.Id))) }
      : {}),
  });

  const productsPage = { currencyIsoCode: currency, currentPage: query.page, pageSize: query.pageSize };
  return {
    status: 200,
    body: {
      correlationId: randomUUID(),
      locale: context.language,
      effectiveSearchTerm: found.effectiveTerm,
      productsPage: { ...productsPage, total: refined.length, products },
      facets: facetsOf(catalogue, found.hits, asked.refinements, {
        ...asked.narrowing,
        language: context.language,
      }),
      categories: searchCategories(catalogue, refined, query.categoryId),
    },
  };
};

/** What is asked for; 400 when neither a term nor a category is, or when something asked for does not exist. */
function readQuery(query: Query) {
  const searchTerm = query.searchTerm?.trim() || undefined;
  const { categoryId } = query;
  if (searchTerm === undefined && categoryId === undefined) {
    throw new PlatformFault(400, 'MISSING_ARGUMENT', 'Give a searchTerm, a categoryId or both.');
  }
  const most = searchConstants.searchTermMaximumWords;
  if (searchTerm && searchTerm.split(/\s+/).length > most) {
    throw new PlatformFault(400, 'INVALID_SEARCH_TERM', `A search term has at most ${most} words.`);
  }
  return {
    narrowing: { ...(searchTerm ? { searchTerm } : {}), ...(categoryId ? { categoryId } : {}) },
    weights: searchWeights(query.searchFields),
    refinements: readRefinements(query.refinements ?? []),
    rule: readSortRule(query.sortRuleId),
    fields: chosenFields('Product2', query.fields ?? DEFAULT_FIELDS),
  };
}
