import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { isMissingField } from '#mock/model/access/bare-store.ts';
import {
  PLACES,
  SEARCHED_TRANSLATIONS,
  type SearchedField,
  TRANSLATED_FIELDS,
  textOf,
} from '#mock/store/search/products/searched-product.ts';

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
 * The weights of the fields to search: all, or those asked for; in another language also what translations say in it
 * (PF-SEARCH-12).
 *
 * @throws PlatformFault 400 for a field that is not searched
 */
export function searchWeights(asked?: readonly string[], language = 'de'): Weights {
  const known = Object.entries(WEIGHTS).filter(([name]) => !isMissingField('Product2', name));
  const unknown = asked?.find((wanted) => !known.some(([name]) => name === wanted));
  if (unknown !== undefined) {
    throw new PlatformFault(400, 'INVALID_FIELD', `The field ${unknown} is not searchable.`);
  }
  const own = Object.fromEntries(known.filter(([name]) => !asked || asked.includes(name)));
  const translated = SEARCHED_TRANSLATIONS.filter((translation) => translation === language).flatMap(
    (translation) =>
      TRANSLATED_FIELDS.filter((name) => name in own).map(
        (name) => [`${translation}.${name}`, own[name] ?? 0] as const,
      ),
  );
  return { ...own, ...Object.fromEntries(translated) };
}

/** The texts of products that are searched in all their places, by their numbers; undefined where only some are. */
export function wholeTexts(weights: Weights): number[] | undefined {
  const texts = new Set(PLACES.filter((place) => weights[place] !== undefined).map(textOf));
  const isWhole = PLACES.every((place) => !texts.has(textOf(place)) || weights[place] !== undefined);
  return isWhole ? [...texts] : undefined;
}
