import {
  autoNumber,
  dateTime,
  defineObject,
  int,
  picklist,
  reference,
  text,
  textArea,
  url,
} from './definition/index.ts';

/** A parcel of an order, with what its carrier tells about it. */
export const Shipment = defineObject({
  apiName: 'Shipment',
  keyPrefix: '0OB',
  label: { de: 'Sendung', en: 'Shipment' },
  labelPlural: { de: 'Sendungen', en: 'Shipments' },
  theme: { color: '3E7A3A', icon: 'delivery' },
  owned: true,
  fields: {
    ShipmentNumber: autoNumber({ de: 'Sendungsnummer', en: 'Shipment number' }, 9),
    OrderSummaryId: reference(
      { de: 'Bestellübersicht', en: 'Order summary' },
      'OrderSummary',
      'OrderSummary',
      { required: true, updateable: false, children: 'Shipments', onDelete: 'cascade' },
    ),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Created: { de: 'Angelegt', en: 'Created' },
        'In Transit': { de: 'Unterwegs', en: 'In transit' },
        Delivered: { de: 'Zugestellt', en: 'Delivered' },
        'Failed Delivery': { de: 'Nicht zustellbar', en: 'Failed delivery' },
      },
      { required: true, default: 'Created' },
    ),
    Provider: text({ de: 'Paketdienst', en: 'Provider' }, 255),
    TrackingNumber: text({ de: 'Sendungsverfolgung', en: 'Tracking number' }, 40),
    TrackingUrl: url({ de: 'Adresse der Sendungsverfolgung', en: 'Tracking URL' }),
    ExpectedDeliveryDate: dateTime({ de: 'Erwartet am', en: 'Expected delivery date' }),
    ActualDeliveryDate: dateTime({ de: 'Zugestellt am', en: 'Actual delivery date' }),
    ShipToName: text({ de: 'Empfänger', en: 'Ship to name' }, 255),
    TotalItemsQuantity: int({ de: 'Packungen', en: 'Total items quantity' }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 1000),
  },
  nameFields: ['ShipmentNumber'],
  layout: [
    {
      heading: { de: 'Sendung', en: 'Shipment' },
      columns: [
        ['ShipmentNumber', 'OrderSummaryId', 'Status', 'ShipToName', 'TotalItemsQuantity'],
        ['Provider', 'TrackingNumber', 'TrackingUrl', 'OwnerId'],
      ],
    },
    {
      heading: { de: 'Zustellung', en: 'Delivery' },
      columns: [['ExpectedDeliveryDate', 'ActualDeliveryDate'], ['Description']],
    },
  ],
  compactLayout: ['ShipmentNumber', 'OrderSummaryId', 'Status', 'Provider', 'ExpectedDeliveryDate'],
  listViews: [
    {
      apiName: 'AllShipments',
      label: { de: 'Alle Sendungen', en: 'All shipments' },
      columns: ['ShipmentNumber', 'OrderSummaryId', 'Status', 'Provider', 'ExpectedDeliveryDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'ShipmentItems',
      label: { de: 'Inhalt', en: 'Shipment items' },
      columns: ['ShipmentItemNumber', 'Product2Id', 'Quantity'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});
