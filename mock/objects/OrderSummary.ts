import { totalFields } from './amount-fields.ts';
import { currencyIsoCode, taxType } from './common-fields.ts';
import { dateTime, defineObject, picklist, reference, text } from './definition/index.ts';

/** The current state of an order as the shopper sees it. */
export const OrderSummary = defineObject({
  apiName: 'OrderSummary',
  keyPrefix: '1Os',
  label: { de: 'Bestellübersicht', en: 'Order summary' },
  labelPlural: { de: 'Bestellübersichten', en: 'Order summaries' },
  theme: { color: '3E7A3A', icon: 'order-summary' },
  owned: true,
  managedByPlatform: true,
  fields: {
    OrderNumber: text({ de: 'Bestellnummer', en: 'Order number' }, 40, { required: true, unique: true }),
    OriginalOrderId: reference({ de: 'Bestellung', en: 'Original order' }, 'Order', 'OriginalOrder', {
      required: true,
      children: 'OrderSummaries',
      onDelete: 'cascade',
    }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      children: 'OrderSummaries',
    }),
    SalesStoreId: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'SalesStore'),
    OrderedDate: dateTime({ de: 'Bestellt am', en: 'Ordered date' }, { required: true }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Created: { de: 'Eingegangen', en: 'Created' },
        Approved: { de: 'Freigegeben', en: 'Approved' },
        PartiallyFulfilled: { de: 'Teilweise versendet', en: 'Partly shipped' },
        Fulfilled: { de: 'Versendet', en: 'Fulfilled' },
        Delivered: { de: 'Zugestellt', en: 'Delivered' },
        Cancelled: { de: 'Storniert', en: 'Cancelled' },
        Returned: { de: 'Zurückgesendet', en: 'Returned' },
      },
      { required: true, default: 'Created' },
    ),
    CurrencyIsoCode: currencyIsoCode(),
    TaxType: taxType(),
    ...totalFields(),
  },
  nameFields: ['OrderNumber'],
  tracked: ['Status', 'GrandTotalAmount', 'OwnerId'],
  layout: [
    {
      heading: { de: 'Bestellübersicht', en: 'Order summary' },
      columns: [
        ['OrderNumber', 'Status', 'AccountId', 'OrderedDate', 'OriginalOrderId', 'SalesStoreId'],
        ['GrandTotalAmount', 'CurrencyIsoCode', 'OwnerId'],
      ],
    },
    {
      heading: { de: 'Beträge', en: 'Amounts' },
      columns: [
        ['TotalListAmount', 'TotalProductAmount', 'TotalAdjustmentAmount'],
        ['TotalChargeAmount', 'TotalTaxAmount', 'TaxType'],
      ],
    },
  ],
  compactLayout: ['OrderNumber', 'AccountId', 'Status', 'OrderedDate', 'GrandTotalAmount'],
  listViews: [
    {
      apiName: 'AllOrderSummaries',
      label: { de: 'Alle Bestellübersichten', en: 'All order summaries' },
      columns: ['OrderNumber', 'AccountId', 'Status', 'OrderedDate', 'GrandTotalAmount'],
      orderBy: { field: 'OrderedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'OrderItemSummaries',
      label: { de: 'Positionen', en: 'Order product summaries' },
      columns: [
        'Name',
        'Product2Id',
        'Quantity',
        'QuantityFulfilled',
        'QuantityCanceled',
        'QuantityReturned',
        'TotalPrice',
      ],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'Shipments',
      label: { de: 'Sendungen', en: 'Shipments' },
      columns: ['ShipmentNumber', 'Status', 'Provider', 'TrackingNumber', 'ExpectedDeliveryDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});
