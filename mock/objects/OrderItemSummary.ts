import { lineAmountFields, quantity } from './amount-fields.ts';
import { defineObject, reference, text } from './definition/index.ts';

/** The current state of one order line. */
export const OrderItemSummary = defineObject({
  apiName: 'OrderItemSummary',
  keyPrefix: '10u',
  label: { de: 'Position der Bestellübersicht', en: 'Order product summary' },
  labelPlural: { de: 'Positionen der Bestellübersicht', en: 'Order product summaries' },
  theme: { color: '3E7A3A', icon: 'order-item' },
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    OrderSummaryId: reference(
      { de: 'Bestellübersicht', en: 'Order summary' },
      'OrderSummary',
      'OrderSummary',
      {
        required: true,
        children: 'OrderItemSummaries',
        onDelete: 'cascade',
      },
    ),
    OriginalOrderItemId: reference(
      { de: 'Bestellposition', en: 'Original order product' },
      'OrderItem',
      'OriginalOrderItem',
      {
        required: true,
        onDelete: 'cascade',
      },
    ),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2', {
      children: 'OrderItemSummaries',
    }),
    Quantity: quantity(),
    ...lineAmountFields(),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Position', en: 'Item' },
      columns: [
        ['Name', 'OrderSummaryId', 'Product2Id', 'OriginalOrderItemId'],
        [
          'Quantity',
          'UnitPrice',
          'ListPrice',
          'TotalPrice',
          'TotalListPrice',
          'TotalAdjustmentAmount',
          'TotalTaxAmount',
        ],
      ],
    },
  ],
  compactLayout: ['Name', 'OrderSummaryId', 'Quantity', 'TotalPrice'],
});
