import { currencyIsoCode } from './common-fields.ts';
import { defineObject, flag, formula, price, reference } from './definition/index.ts';

/** The price of one product in one price book, value-added tax included. */
export const PricebookEntry = defineObject({
  apiName: 'PricebookEntry',
  keyPrefix: '01u',
  label: { de: 'Preis', en: 'Price book entry' },
  labelPlural: { de: 'Preise', en: 'Price book entries' },
  theme: { color: 'B7791F', icon: 'price' },
  searchable: false,
  fields: {
    Name: formula({ de: 'Bezeichnung', en: 'Name' }, 255, `"UnitPrice"::text || ' ' || "CurrencyIsoCode"`, {
      nillable: true,
    }),
    Pricebook2Id: reference({ de: 'Preisbuch', en: 'Price book' }, 'Pricebook2', 'Pricebook2', {
      required: true,
      updateable: false,
      children: 'PricebookEntries',
      onDelete: 'cascade',
    }),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2', {
      required: true,
      updateable: false,
      children: 'PricebookEntries',
      onDelete: 'cascade',
    }),
    CurrencyIsoCode: currencyIsoCode(),
    UnitPrice: price({ de: 'Preis', en: 'Unit price' }, { required: true }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
  },
  nameFields: ['Name'],
  tracked: ['UnitPrice', 'IsActive'],
  uniqueTogether: [['Product2Id', 'Pricebook2Id', 'CurrencyIsoCode']],
  layout: [
    {
      heading: { de: 'Preis', en: 'Price' },
      columns: [
        ['Product2Id', 'Pricebook2Id', 'IsActive'],
        ['UnitPrice', 'CurrencyIsoCode'],
      ],
    },
  ],
  compactLayout: ['Name', 'Product2Id', 'Pricebook2Id', 'UnitPrice', 'IsActive'],
  listViews: [
    {
      apiName: 'AllPrices',
      label: { de: 'Alle Preise', en: 'All prices' },
      columns: [
        'Product2Id',
        'Product2.L2C_CM_PZN__c',
        'Product2.L2C_CM_ProductNameVariant__c',
        'Pricebook2Id',
        'UnitPrice',
        'IsActive',
        'LastModifiedDate',
      ],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
  ],
});
