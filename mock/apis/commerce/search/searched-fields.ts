import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { isMissingField } from '#mock/model/access/bare-store.ts';
import type { SearchedField } from '#mock/store/search/products/searched-product.ts';

/** Names of the categories of a product, which terms are matched against beside its own fields. */
export const CATEGORY_NAMES = 'ProductCategory';

/** How much a hit counts by the field it is in. */
const WEIGHTS: Readonly<Record<SearchedField | typeof CATEGORY_NAMES, number>> = {
  L2C_CM_PZN__c: 12,
  Name: 10,
  StockKeepingUnit: 10,
  Brand__c: 8,
  ActiveIngredient__c: 8,
  L2C_CM_ProductNameVariant__c: 4,
  DosageForm__c: 4,
  [CATEGORY_NAMES]: 3,
  Manufacturer__c: 2,
  Description: 1,
};

/** How much a hit counts by field; fields without a weight are not searched. */
export type Weights = Readonly<Record<string, number>>;

/**
 * The weights of the fields to search: all, or those asked for.
 *
 * @throws PlatformFault 400 for a field that is not searched
 */
export function searchWeights(asked?: readonly string[]): Weights {
  const known = Object.entries(WEIGHTS).filter(([name]) => !isMissingField('Product2', name));
  const unknown = asked?.find((wanted) => !known.some(([name]) => name === wanted));
  if (unknown !== undefined) {
    throw new PlatformFault(400, 'INVALID_FIELD', `The field ${unknown} is not searchable.`);
  }
  return Object.fromEntries(known.filter(([name]) => !asked || asked.includes(name)));
}
