import { defineObject, flag, picklist, text } from './definition/index.ts';

/** A list of prices: what the shop sells for, or what it compares with (AVP, UVP). */
export const Pricebook2 = defineObject({
  apiName: 'Pricebook2',
  keyPrefix: '01s',
  label: { de: 'Preisbuch', en: 'Price book' },
  labelPlural: { de: 'Preisbücher', en: 'Price books' },
  theme: { color: 'B7791F', icon: 'pricebook' },
  fields: {
    Name: text({ de: 'Name', en: 'Price book name' }, 255, { required: true }),
    Description: text({ de: 'Beschreibung', en: 'Description' }, 255),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }),
    IsStandard: flag(
      { de: 'Standardpreisbuch', en: 'Standard price book' },
      { createable: false, updateable: false },
    ),
    PriceType__c: picklist(
      { de: 'Preisart', en: 'Price type' },
      {
        Sale: { de: 'Verkaufspreis', en: 'Sale price' },
        Comparison: { de: 'Vergleichspreis', en: 'Comparison price' },
      },
      { required: true, default: 'Sale' },
    ),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Preisbuch', en: 'Price book' },
      columns: [
        ['Name', 'PriceType__c', 'Description'],
        ['IsActive', 'IsStandard'],
      ],
    },
  ],
  compactLayout: ['Name', 'PriceType__c', 'IsActive'],
  listViews: [
    {
      apiName: 'AllPricebooks',
      label: { de: 'Alle Preisbücher', en: 'All price books' },
      columns: ['Name', 'PriceType__c', 'IsActive', 'IsStandard', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'PricebookEntries',
      label: { de: 'Preise', en: 'Price book entries' },
      columns: [
        'Product2Id',
        'Product2.L2C_CM_PZN__c',
        'Product2.L2C_CM_ProductNameVariant__c',
        'UnitPrice',
        'CurrencyIsoCode',
        'IsActive',
      ],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
    {
      relationshipName: 'BuyerGroupPricebooks',
      label: { de: 'Käufergruppen', en: 'Buyer groups' },
      columns: ['BuyerGroupId', 'Priority', 'IsActive'],
      orderBy: { field: 'Priority', ascending: true },
    },
  ],
});
