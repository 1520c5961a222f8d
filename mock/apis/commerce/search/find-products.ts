import { randomUUID } from 'node:crypto';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Shopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { pricesOf } from '../pricing/prices.ts';
import { boostLevels } from './boost-levels.ts';
import { searchCategories } from './category-counts.ts';
import { facetsOf } from './facets.ts';
import { findEntries } from './find-entries.ts';
import { groupByParent } from './group-by-parent.ts';
import { type Asked, readQuestion } from './read-question.ts';
import { readSummaries } from './read-summaries.ts';
import { refine } from './refinements.ts';
import { sortEntries } from './sort-entries.ts';

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
  const question = readQuestion(asked);
  const currency = chosenCurrency(shopper.webStore, asked.currencyIsoCode);
  const catalogue = await catalogueOf(context.store, shopper.webStore);
  const found = findEntries(catalogue, question.narrowing, question.weights);
  const refined = refine(catalogue, found.hits, question.refinements);

  const at = (position: number) => catalogue.entries[position] as CatalogueEntry;
  const payer = asked.effectiveBuyerGroupIds
    ? { ...shopper, onlyBuyerGroupIds: asked.effectiveBuyerGroupIds }
    : shopper;
  const price = (ids: readonly string[]) => pricesOf(context.store, payer, ids, currency);
  const prices = question.rule.startsWith('price')
    ? await price(Array.from(refined, (hit) => at(hit).product.Id))
    : undefined;

  const isGrouped = asked.grouping === 'VariationParent';
  const [begin, end] = [asked.page * asked.pageSize, (asked.page + 1) * asked.pageSize];
  const levels = await boostLevels(context.store, shopper.webStore, context.now);
  const facts = { ...found, levels, ...(prices ? { prices } : {}) };
  const most = isGrouped ? refined.length : end;
  const sorted = Array.from(sortEntries(catalogue.entries, refined, most, question.rule, facts), at);
  const rows = isGrouped ? await groupByParent(context.store, sorted) : sorted;
  const page = rows.slice(begin, end);

  const products = await readSummaries(context, catalogue, page, {
    fields: question.fields,
    includeQuantityRule: asked.includeQuantityRule ?? false,
    includeProductVariationInfo: asked.includeProductVariationInfo ?? false,
    ...(asked.includePrices
      ? { prices: prices ?? (await price(page.map(({ product }) => product.Id))) }
      : {}),
  });
  const total = isGrouped ? rows.length : refined.length;
  return {
    correlationId: randomUUID(),
    locale: context.language,
    productsPage: { currencyIsoCode: currency, pageSize: asked.pageSize, total, products },
    facets: facetsOf(catalogue, found.hits, question.refinements, {
      ...question.narrowing,
      language: context.language,
    }),
    categories: searchCategories(catalogue, refined, asked.categoryId),
  };
}
