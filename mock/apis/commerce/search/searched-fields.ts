import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { isMissingField } from '#mock/model/access/bare-store.ts';

/** How much a hit counts by the field it is in. */
const WEIGHTS = {
  L2C_CM_PZN__c: 12,
  Name: 10,
  StockKeepingUnit: 10,
  Brand__c: 8,
  ActiveIngredient__c: 8,
  L2C_CM_ProductNameVariant__c: 4,
  DosageForm__c: 4,
  ProductCategory: 3,
  Manufacturer__c: 2,
  Description: 1,
} as const;

type SearchedField = Exclude<keyof typeof WEIGHTS, 'ProductCategory'>;

/** The fields of a product that terms are matched against. */
export const SEARCHED_FIELDS = Object.keys(WEIGHTS).filter(
  (name): name is SearchedField => name !== 'ProductCategory',
);

/**
 * The weights of the fields to search: all, or those asked for.
 *
 * @throws PlatformFault 400 for a field that is not searched
 */
export function searchWeights(asked?: readonly string[]): Readonly<Record<string, number>> {
  const known = Object.entries(WEIGHTS).filter(([name]) => !isMissingField('Product2', name));
  const unknown = asked?.find((wanted) => !known.some(([name]) => name === wanted));
  if (unknown !== undefined) {
    throw new PlatformFault(400, 'INVALID_FIELD', `The field ${unknown} is not searchable.`);
  }
  return Object.fromEntries(known.filter(([name]) => !asked || asked.includes(name)));
}
