import { lineAmountFields, quantity } from './amount-fields.ts';
import { defineObject, percent, picklist, reference, text } from './definition/index.ts';

/** A product in an order at the price it was sold for. */
export const OrderItem = defineObject({
  apiName: 'OrderItem',
  keyPrefix: '802',
  label: { de: 'Bestellposition', en: 'Order product' },
  labelPlural: { de: 'Bestellpositionen', en: 'Order products' },
  theme: { color: '3E7A3A', icon: 'order-item' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    OrderId: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order', {
      required: true,
      updateable: false,
      children: 'OrderItems',
      onDelete: 'cascade',
    }),
    OrderDeliveryGroupId: reference(
      { de: 'Lieferung', en: 'Order delivery group' },
      'OrderDeliveryGroup',
      'OrderDeliveryGroup',
      { createable: false, updateable: false, children: 'OrderItems', onDelete: 'clear' },
    ),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2', {
      updateable: false,
      children: 'OrderItems',
    }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        'Order Product': { de: 'Produkt', en: 'Order product' },
        'Delivery Charge': { de: 'Versandkosten', en: 'Delivery charge' },
      },
      { required: true, nillable: true, default: 'Order Product', updateable: false, length: 100 },
    ),
    Sku: text({ de: 'Artikelnummer', en: 'SKU' }, 180),
    PZN__c: text({ de: 'PZN', en: 'PZN' }, 8, { rule: 'pzn' }),
    Quantity: quantity(),
    ...lineAmountFields(),
    VatRate__c: percent({ de: 'Mehrwertsteuersatz', en: 'VAT rate' }, { required: true, default: 19 }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Position', en: 'Item' },
      columns: [
        ['Name', 'Product2Id', 'PZN__c', 'Sku', 'Type', 'OrderId', 'OrderDeliveryGroupId'],
        [
          'Quantity',
          'UnitPrice',
          'ListPrice',
          'TotalPrice',
          'TotalListPrice',
          'TotalAdjustmentAmount',
          'TotalTaxAmount',
          'VatRate__c',
        ],
      ],
    },
  ],
  compactLayout: ['Name', 'OrderId', 'Product2Id', 'Quantity', 'TotalPrice'],
  listViews: [
    {
      apiName: 'AllOrderProducts',
      label: { de: 'Alle Bestellpositionen', en: 'All order products' },
      columns: ['Name', 'OrderId', 'Quantity', 'UnitPrice', 'TotalPrice', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
