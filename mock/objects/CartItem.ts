import { lineAmountFields, quantity } from './amount-fields.ts';
import { defineObject, picklist, reference, text } from './definition/index.ts';

/** A product in a cart, or a charge such as shipping. */
export const CartItem = defineObject({
  apiName: 'CartItem',
  keyPrefix: '0a9',
  label: { de: 'Warenkorbposition', en: 'Cart item' },
  labelPlural: { de: 'Warenkorbpositionen', en: 'Cart items' },
  theme: { color: '2F7F95', icon: 'cart-item' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    CartId: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'Cart', {
      required: true,
      updateable: false,
      children: 'CartItems',
      onDelete: 'cascade',
    }),
    CartDeliveryGroupId: reference(
      { de: 'Liefergruppe', en: 'Delivery group' },
      'CartDeliveryGroup',
      'CartDeliveryGroup',
      {
        children: 'CartItems',
      },
    ),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2', {
      updateable: false,
      children: 'CartItems',
    }),
    PricebookEntryId: reference({ de: 'Preis', en: 'Price book entry' }, 'PricebookEntry', 'PricebookEntry', {
      onDelete: 'clear',
    }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        Product: { de: 'Produkt', en: 'Product' },
        Charge: { de: 'Gebühr', en: 'Charge' },
      },
      { required: true, default: 'Product', updateable: false },
    ),
    Sku: text({ de: 'Artikelnummer', en: 'SKU' }, 180),
    Quantity: quantity({ nillable: true }),
    ...lineAmountFields({ nillable: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['CartId', 'CartDeliveryGroupId', 'Product2Id']],
  layout: [
    {
      heading: { de: 'Position', en: 'Item' },
      columns: [
        ['Name', 'Product2Id', 'Sku', 'Type', 'CartId', 'CartDeliveryGroupId'],
        [
          'Quantity',
          'UnitPrice',
          'ListPrice',
          'TotalPrice',
          'TotalListPrice',
          'TotalAdjustmentAmount',
          'TotalTaxAmount',
          'PricebookEntryId',
        ],
      ],
    },
  ],
  compactLayout: ['Name', 'Product2Id', 'Quantity', 'TotalPrice'],
});
