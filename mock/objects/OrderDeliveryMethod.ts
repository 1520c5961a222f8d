import { defineObject, flag, int, price, reference, text } from './definition/index.ts';

/** A way to ship: carrier, fee and time. */
export const OrderDeliveryMethod = defineObject({
  apiName: 'OrderDeliveryMethod',
  keyPrefix: '2Dm',
  label: { de: 'Versandart', en: 'Delivery method' },
  labelPlural: { de: 'Versandarten', en: 'Delivery methods' },
  theme: { color: 'B7791F', icon: 'delivery' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    WebStoreId__c: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'WebStore__r', {
      required: true,
      children: 'OrderDeliveryMethods',
      onDelete: 'cascade',
    }),
    Carrier: text({ de: 'Versanddienst', en: 'Carrier' }, 80, { required: true }),
    ClassOfService: text({ de: 'Leistung', en: 'Class of service' }, 80, { required: true }),
    ShippingFee__c: price({ de: 'Versandkosten', en: 'Shipping fee' }, { required: true }),
    TransitTimeMin__c: int(
      { de: 'Laufzeit mindestens (Werktage)', en: 'Transit time from (working days)' },
      {
        required: true,
        default: 1,
        rule: 'notNegative',
        maximum: 365,
      },
    ),
    TransitTimeMax__c: int(
      { de: 'Laufzeit höchstens (Werktage)', en: 'Transit time up to (working days)' },
      {
        required: true,
        default: 2,
        rule: 'notNegative',
        maximum: 365,
      },
    ),
    FreeAboveThreshold__c: flag(
      { de: 'Versandkostenfrei ab der Grenze des Shops', en: 'Free above the store’s threshold' },
      {
        default: true,
      },
    ),
    SortOrder__c: int({ de: 'Reihenfolge', en: 'Sort order' }, { required: true, default: 0 }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
  },
  ascending: [['TransitTimeMin__c', 'TransitTimeMax__c']],
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Versandart', en: 'Delivery method' },
      columns: [
        ['Name', 'Carrier', 'ClassOfService', 'WebStoreId__c', 'IsActive'],
        ['ShippingFee__c', 'FreeAboveThreshold__c', 'TransitTimeMin__c', 'TransitTimeMax__c', 'SortOrder__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'Carrier', 'ShippingFee__c', 'IsActive'],
  listViews: [
    {
      apiName: 'AllDeliveryMethods',
      label: { de: 'Alle Versandarten', en: 'All delivery methods' },
      columns: ['Name', 'Carrier', 'ClassOfService', 'ShippingFee__c', 'IsActive'],
      orderBy: { field: 'SortOrder__c', ascending: true },
    },
  ],
});
