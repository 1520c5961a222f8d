import { lineAmountFields } from './amount-fields.ts';
import { calculated, defineObject, int, reference, text } from './definition/index.ts';

const count = { required: true, rule: 'notNegative' } as const;
const noneYet = { ...count, default: 0 } as const;

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
    Quantity: int({ de: 'Menge', en: 'Quantity' }, count),
    QuantityCanceled: int({ de: 'Storniert', en: 'Quantity canceled' }, noneYet),
    QuantityFulfilled: int({ de: 'Versandt', en: 'Quantity fulfilled' }, noneYet),
    QuantityReturned: int({ de: 'Zurückgenommen', en: 'Quantity returned' }, noneYet),
    QuantityOrdered: calculated(
      'Int',
      { de: 'Bestellt', en: 'Quantity ordered' },
      '"Quantity" + "QuantityCanceled" + "QuantityReturned"',
    ),
    QuantityAvailableToCancel: calculated(
      'Int',
      { de: 'Stornierbar', en: 'Quantity available to cancel' },
      '"Quantity" + "QuantityReturned" - "QuantityFulfilled"',
    ),
    QuantityAvailableToReturn: calculated(
      'Int',
      { de: 'Rücknehmbar', en: 'Quantity available to return' },
      '"QuantityFulfilled" - "QuantityReturned"',
    ),
    ...lineAmountFields(),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Position', en: 'Item' },
      columns: [
        [
          'Name',
          'OrderSummaryId',
          'Product2Id',
          'OriginalOrderItemId',
          'QuantityAvailableToCancel',
          'QuantityAvailableToReturn',
        ],
        [
          'Quantity',
          'QuantityOrdered',
          'QuantityCanceled',
          'QuantityFulfilled',
          'QuantityReturned',
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
  listViews: [
    {
      apiName: 'AllOrderItemSummaries',
      label: { de: 'Alle Positionen', en: 'All order product summaries' },
      columns: ['Name', 'OrderSummaryId', 'Quantity', 'TotalPrice'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});
