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

/** What is searched as a whole: the product's own fields, and its translation into each language. */
export const TEXTS = 1 + SEARCHED_TRANSLATIONS.length;

/** The text that a place belongs to, by its number among them. */
export function textOf(place: Place): number {
  const beyondOwn = PLACES.indexOf(place) - SEARCHED_FIELDS.length;
  return beyondOwn < 0 ? 0 : 1 + Math.floor(beyondOwn / TRANSLATED_FIELDS.length);
}

/** What stands in the keys of a product for a word anywhere in one of its texts. */
export const wordKey = (wordId: number, text: number): number => wordId * TEXTS + text;

/** Fields of a product that results are narrowed by. */
export const FIELD_FACETS = ['Brand__c', 'L2C_CM_RegulatoryClassification__c', 'DosageForm__c'] as const;

/** Classes of products that can be found; a parent of variations is found by its packs. */
export const FINDABLE_CLASSES = ['Simple', 'Variation', 'Set'] as const;

/** One product in so many stands for the others where very many are counted. */
export const SAMPLED = 32;

/** Whether a product or record is one in so many; `row` is what a statement calls what it is searched in. */
export const isSampled = (row: string, oneIn: number = SAMPLED): string =>
  `hashtext(${row}."Id"::text) % ${oneIn} = 0`;

/** Room for the marks of one word. */
export const MARKS = 32;

/** What stands in the words of a product for a word in one of its places, the first word of it or another. */
export function wordCode(wordId: number, place: Place, isFirst: boolean): number {
  return wordId * MARKS + 2 * PLACES.indexOf(place) + Number(isFirst);
}
