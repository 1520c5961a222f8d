import { quantity } from './amount-fields.ts';
import { autoNumber, defineObject, reference, textArea } from './definition/index.ts';

/** How many packs of an ordered product a parcel holds. */
export const ShipmentItem = defineObject({
  apiName: 'ShipmentItem',
  keyPrefix: '0OC',
  label: { de: 'Inhalt einer Sendung', en: 'Shipment item' },
  labelPlural: { de: 'Inhalte von Sendungen', en: 'Shipment items' },
  theme: { color: '3E7A3A', icon: 'order-item' },
  fields: {
    ShipmentItemNumber: autoNumber({ de: 'Nummer', en: 'Shipment item number' }, 9),
    ShipmentId: reference({ de: 'Sendung', en: 'Shipment' }, 'Shipment', 'Shipment', {
      required: true,
      updateable: false,
      children: 'ShipmentItems',
      onDelete: 'cascade',
    }),
    OrderItemSummaryId: reference(
      { de: 'Bestellposition', en: 'Order product summary' },
      'OrderItemSummary',
      'OrderItemSummary',
      { required: true, children: 'ShipmentItems', onDelete: 'cascade' },
    ),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2'),
    Quantity: quantity(),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 1000),
  },
  nameFields: ['ShipmentItemNumber'],
  layout: [
    {
      heading: { de: 'Inhalt', en: 'Item' },
      columns: [
        ['ShipmentItemNumber', 'ShipmentId', 'OrderItemSummaryId'],
        ['Product2Id', 'Quantity', 'Description'],
      ],
    },
  ],
  compactLayout: ['ShipmentItemNumber', 'ShipmentId', 'Product2Id', 'Quantity'],
});
