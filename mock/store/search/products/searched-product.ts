/** The fields of a product that terms are matched against; words are stored by their place in this list. */
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

/** Fields of a product that results are narrowed by. */
export const FIELD_FACETS = ['Brand__c', 'L2C_CM_RegulatoryClassification__c', 'DosageForm__c'] as const;

/** Classes of products that can be found; a parent of variations is found by its packs. */
export const FINDABLE_CLASSES = ['Simple', 'Variation', 'Set'] as const;

/** Room for the marks of one word. */
export const MARKS = 32;

/** What stands in the words of a product for a word in one of its fields, the first word of the field or another. */
export function wordCode(wordId: number, field: SearchedField, isFirst: boolean): number {
  return wordId * MARKS + 2 * SEARCHED_FIELDS.indexOf(field) + Number(isFirst);
}
