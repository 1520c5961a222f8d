import { randomUUID } from 'node:crypto';
import { recommendationsConstants } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { seenFields, shopperFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { pricesOf } from '../pricing/prices.ts';
import { readSummaries } from '../search/read-summaries.ts';
import { readAnchors } from './anchors.ts';
import { type Asked, anchorEntries, familyOf } from './asked.ts';
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
  const catalogue = await catalogueOf(context.store, shopper.webStore);
  const recommender = recommenders[query.recommender];
  const anchors = recommender.anchors ? await readAnchors(context, shopper, query, recommender.anchors) : [];
  const asked = { context, shopper, currency, catalogue, anchors };
  const requested = query.includeRequestProduct
    ? catalogue.entries.filter(({ product }) => anchors.includes(product.Id))
    : [];
  const entries = [...requested, ...recommendable(await recommender.name(asked), asked)];
  const ids = entries.map(({ product }) => product.Id);
  const withAll = query.includePricingAndProductInformation;
  const products = await readSummaries(context, catalogue, entries, {
    fields: withAll ? shopperFields('Product2') : seenFields('Product2', FIELDS),
    ...(withAll ? { prices: await pricesOf(context.store, shopper, ids, currency) } : {}),
  });
  const productPage = { currencyIsoCode: currency, pageSize: MOST, total: products.length, products };
  return { status: 200, body: { uuid: randomUUID(), productPage } };
};

/**
 * The best pack of each product, without those that the request begins from. What needs a prescription must not be
 * advertised to the public.
 */
function recommendable(named: readonly CatalogueEntry[], asked: Asked): CatalogueEntry[] {
  const taken = new Set(anchorEntries(asked).map(familyOf));
  const best = named
    .filter(({ product }) => product.L2C_CM_RegulatoryClassification__c !== 'verschreibungspflichtig')
    .filter((entry) => {
      const isNew = !taken.has(familyOf(entry));
      taken.add(familyOf(entry));
      return isNew;
    });
  return best.slice(0, MOST);
}
