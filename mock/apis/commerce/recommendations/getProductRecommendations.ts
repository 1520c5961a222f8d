import { randomUUID } from 'node:crypto';
import { recommendationsConstants } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { seenFields, shopperFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { loadCategoryTree } from '../catalogue/load-categories.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { pricesOf } from '../pricing/prices.ts';
import { productsOfHits } from '../search/hits/products-of-hits.ts';
import type { Hit } from '../search/hits/read-page.ts';
import { readSummaries } from '../search/read-summaries.ts';
import { readAnchors } from './anchors.ts';
import { packsOf } from './asked.ts';
import { recommenders } from './recommenders.ts';

const MOST = recommendationsConstants.mostRecommendations;

/** Fields that a recommendation shows beside name and picture. */
const FIELDS = [
  'Name',
  'L2C_CM_ProductNameVariant__c',
  'L2C_CM_PZN__c',
  'L2C_CM_RegulatoryClassification__c',
];

/** Products that a shopper may like next, by the records of the platform (PF-PROD-73). */
export const getProductRecommendations: Handler<'getProductRecommendations'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { query } = input;
  const currency = chosenCurrency(shopper.webStore, query.currencyIsoCode);
  const shelf = {
    store: context.store,
    tree: await loadCategoryTree(context.store, shopper.webStore.CatalogId__c),
  };
  const recommender = recommenders[query.recommender];
  const anchors = recommender.anchors ? await readAnchors(context, shopper, query, recommender.anchors) : [];
  const packs = await packsOf(shelf, anchors);
  const requested = query.includeRequestProduct ? packs.filter(({ id }) => anchors.includes(id)) : [];
  const named = await recommender.name({ context, shopper, currency, shelf, anchors, packs });
  const entries = await productsOfHits(context.store, [...requested, ...recommendable(named, packs)]);
  const ids = entries.map(({ Id }) => Id);
  const withAll = query.includePricingAndProductInformation;
  const products = await readSummaries(context, entries, {
    fields: withAll ? shopperFields('Product2') : seenFields('Product2', FIELDS),
    ...(withAll ? { prices: await pricesOf(context.store, shopper, ids, currency) } : {}),
  });
  const productPage = { currencyIsoCode: currency, pageSize: MOST, total: products.length, products };
  return { status: 200, body: { uuid: randomUUID(), productPage } };
};

/** The best pack of each product, without those that the request begins from. */
function recommendable(named: readonly Hit[], anchors: readonly Hit[]): Hit[] {
  const taken = new Set(anchors.map(({ family }) => family));
  const best = named.filter(({ family }) => {
    const isNew = !taken.has(family);
    taken.add(family);
    return isNew;
  });
  return best.slice(0, MOST);
}
