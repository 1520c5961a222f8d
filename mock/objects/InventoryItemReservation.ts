import { quantity } from './amount-fields.ts';
import { autoNumber, dateTime, defineObject, reference } from './definition/index.ts';

/** Packs of a product that are kept for a cart for a time; afterwards they are anybody's again. */
export const InventoryItemReservation = defineObject({
  apiName: 'InventoryItemReservation',
  keyPrefix: '0hq',
  label: { de: 'Bestandsreservierung', en: 'Inventory item reservation' },
  labelPlural: { de: 'Bestandsreservierungen', en: 'Inventory item reservations' },
  theme: { color: 'B7791F', icon: 'inventory' },
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    CartId__c: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'Cart__r', {
      required: true,
      children: 'InventoryItemReservations',
      onDelete: 'cascade',
    }),
    ProductId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product', {
      required: true,
      children: 'InventoryItemReservations',
      onDelete: 'cascade',
    }),
    Quantity: quantity(),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['CartId__c', 'ProductId']],
  layout: [
    {
      heading: { de: 'Reservierung', en: 'Reservation' },
      columns: [
        ['CartId__c', 'ProductId'],
        ['Quantity', 'ExpiresAt__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'ProductId', 'Quantity', 'ExpiresAt__c'],
  listViews: [
    {
      apiName: 'AllReservations',
      label: { de: 'Alle Reservierungen', en: 'All reservations' },
      columns: ['Name', 'ProductId', 'Quantity', 'CartId__c', 'ExpiresAt__c'],
      orderBy: { field: 'ExpiresAt__c', ascending: false },
    },
  ],
});
