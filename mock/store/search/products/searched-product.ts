/** The fields of a product that terms are matched against. */
export const SEARCHED_FIELDS = [
  'L2C_CM_PZN__c',
  'Name',
  'StockKeepingUnit',
  'Brand__c',
  'ActiveIngredient__c',
  'L2C_CM_ProductNameVariant__c',
  'DosageForm__c',
  'Manufacturer__c',
  'Description',
] as const;

export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** Those of them that a translation has in another language. */
export const TRANSLATED_FIELDS = ['Name', 'L2C_CM_ProductNameVariant__c', 'Description'] as const;

/** The languages of translations whose words are found. */
export const SEARCHED_TRANSLATIONS = ['en'] as const;

/** Where a translation stands among what is searched. */
export type TranslatedPlace =
  `${(typeof SEARCHED_TRANSLATIONS)[number]}.${(typeof TRANSLATED_FIELDS)[number]}`;

/** A field of a translation by its language, such as `en.Name`. */
export const translatedPlaces = (language: (typeof SEARCHED_TRANSLATIONS)[number]): TranslatedPlace[] =>
  TRANSLATED_FIELDS.map((name) => `${language}.${name}` as const);

/** Where words of a product stand: in its fields, and in those of its translations. */
export type Place = SearchedField | TranslatedPlace;

/** All places; words are stored by their place in this list. */
export const PLACES: readonly Place[] = [
  ...SEARCHED_FIELDS,
  ...SEARCHED_TRANSLATIONS.flatMap(translatedPlaces),
];

/** Fields of a product that results are narrowed by. */
export const FIELD_FACETS = ['Brand__c', 'L2C_CM_RegulatoryClassification__c', 'DosageForm__c'] as const;

/** Classes of products that can be found; a parent of variations is found by its packs. */
export const FINDABLE_CLASSES = ['Simple', 'Variation', 'Set'] as const;

/** Room for the marks of one word. */
export const MARKS = 32;

/** What stands in the words of a product for a word in one of its places, the first word of it or another. */
export function wordCode(wordId: number, place: Place, isFirst: boolean): number {
  return wordId * MARKS + 2 * PLACES.indexOf(place) + Number(isFirst);
}
