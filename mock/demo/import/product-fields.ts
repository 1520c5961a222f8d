import type { Insert } from '../../store/row.ts';
import { urlName } from '../seed/categories.ts';
import { isMedicine, vatRateOf } from '../seed/product-records.ts';
import type { ProductValues } from './columns.ts';

/** The fields of a product that follow from a row. */
export function productFields(values: ProductValues) {
  const isForPharmacies = ['apothekenpflichtig', 'verschreibungspflichtig'].includes(values.class);
  return {
    Name: values.name,
    L2C_CM_PZN__c: values.pzn,
    ProductCode: values.pzn,
    L2C_CM_ProductNameVariant__c: values.variant,
    Brand__c: values.brand,
    Manufacturer__c: values.manufacturer,
    Description: values.description,
    L2C_CM_RegulatoryClassification__c: values.class,
    ActiveIngredient__c: values.ingredient,
    DosageForm__c: values.form,
    PackSizeText__c: values.packText,
    PackAmount__c: values.packAmount,
    PackUnit__c: values.packUnit,
    VatRate__c: values.vat ?? vatRateOf(values.class),
    ComparisonPriceType__c: comparisonType(values.class),
    MandatoryTextRequired__c: isForPharmacies,
    AvailableToOrder__c: values.stock,
    UrlName: urlName(`${values.name} ${values.variant ?? ''}`),
    IsActive: true,
  } satisfies Partial<Insert<'Product2'>>;
}

function comparisonType(regulatoryClass: ProductValues['class']): 'AVP' | 'UVP' | null {
  if (regulatoryClass === 'verschreibungspflichtig') return null;
  return isMedicine(regulatoryClass) ? 'AVP' : 'UVP';
}
