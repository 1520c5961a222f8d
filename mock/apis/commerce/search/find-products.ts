import { randomUUID } from 'node:crypto';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Shopper } from '../buyers/shopper.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { priceBooks } from '../pricing/price-books.ts';
import { pricesOf } from '../pricing/prices.ts';
import { boostLevels } from './boost-levels.ts';
import { searchCategories } from './category-counts.ts';
import { facetsOf } from './facets.ts';
import { countValues } from './hits/count-values.ts';
import { findHits } from './hits/hits.ts';
import type { SortFacts } from './hits/order.ts';
import { familiesOfHits, productsOfHits } from './hits/products-of-hits.ts';
import { readFamilies, readPage } from './hits/read-page.ts';
import { type Asked, readQuestion } from './read-question.ts';
import { readSummaries } from './read-summaries.ts';

type Results = components['schemas']['ProductSearchResults'];

/**
 * One page of a search.
 *
 * @throws PlatformFault 400 for a term, facet, field, order or currency that there is not, 404 for an unknown category
 */
export async function findProducts(
  context: RequestContext,
  shopper: Shopper,
  asked: Asked,
): Promise<Results> {
  const { store, language } = context;
  const { narrowing, weights, refinements, rule, fields } = readQuestion(asked, language);
  const currency = chosenCurrency(shopper.webStore, asked.currencyIsoCode);
  const tree = await loadCategoryTree(store, shopper.webStore.CatalogId__c, language);
  const payer = asked.effectiveBuyerGroupIds
    ? { ...shopper, onlyBuyerGroupIds: asked.effectiveBuyerGroupIds }
    : shopper;

  const hits = await findHits({ store, tree }, narrowing, weights);
  const onePerFamily = asked.grouping === 'VariationParent';
  const facts: SortFacts = rule.startsWith('price')
    ? { prices: { books: await priceBooks(store, payer), currency } }
    : { levels: await boostLevels(store, shopper.webStore, context.now) };
  const { page, pageSize } = asked;
  const counted = await countValues(hits, refinements, onePerFamily);
  const { products: total } = counted;
  const choice = { rule, facts, refinements, offset: page * pageSize, limit: pageSize, total };
  const read = onePerFamily ? readFamilies : readPage;
  const found = choice.offset >= total ? [] : await read(hits, choice);
  const rows = await (onePerFamily ? familiesOfHits(store, found) : productsOfHits(store, found));

  const ids = rows.map(({ Id }) => Id);
  const products = await readSummaries(context, rows, {
    fields,
    includeQuantityRule: asked.includeQuantityRule ?? false,
    includeProductVariationInfo: asked.includeProductVariationInfo ?? false,
    ...(asked.includePrices ? { prices: await pricesOf(store, payer, ids, currency) } : {}),
  });
  return {
    correlationId: randomUUID(),
    locale: language,
    productsPage: {
      currencyIsoCode: currency,
      pageSize,
      total: onePerFamily ? counted.families : total,
      products,
    },
    facets: facetsOf(tree, counted, refinements, { ...narrowing, language }),
    categories: searchCategories(tree, counted, asked.categoryId),
  };
}
