import type { FieldName } from '#generated/record-data/field-names.gen.ts';

/** Fields that tiles and product pages need. */
export const productFields = [
  'Name',
  'Description',
  'StockKeepingUnit',
  'L2C_CM_PZN__c',
  'L2C_CM_RegulatoryClassification__c',
  'L2C_CM_ProductNameVariant__c',
  'Brand__c',
  'Manufacturer__c',
  'ActiveIngredient__c',
  'DosageForm__c',
  'PackSizeText__c',
  'PackAmount__c',
  'PackUnit__c',
  'PackClass__c',
  'ComparisonPriceType__c',
  'LowestPrice30Days__c',
  'AvailableToOrder__c',
  'MaximumQuantity__c',
  'MaximumPerOrder__c',
  'MandatoryTextRequired__c',
  'PackageLeafletKey__c',
] as const satisfies readonly FieldName<'Product2'>[];

export type ProductField = (typeof productFields)[number];

/** Values of a product by field, as plain text. */
export type ProductValues = Partial<Record<ProductField, string | null | undefined>>;
