import { quantity } from './amount-fields.ts';
import { autoNumber, dateTime, defineObject, flag, reference, secret } from './definition/index.ts';

/**
 * Packs of a product that are kept for a cart for a time; afterwards, or once staff has released them, they are
 * anybody's again.
 */
export const InventoryItemReservation = defineObject({
  apiName: 'InventoryItemReservation',
  keyPrefix: '0hq',
  label: { de: 'Bestandsreservierung', en: 'Inventory item reservation' },
  labelPlural: { de: 'Bestandsreservierungen', en: 'Inventory item reservations' },
  theme: { color: 'B7791F', icon: 'inventory' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    CartId__c: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'Cart__r', {
      required: true,
      updateable: false,
      children: 'InventoryItemReservations',
      onDelete: 'cascade',
    }),
    ProductId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product', {
      required: true,
      updateable: false,
      children: 'InventoryItemReservations',
      onDelete: 'cascade',
    }),
    Quantity: quantity({ updateable: false }),
    HeldSince__c: dateTime({ de: 'Zurückgelegt seit', en: 'Held since' }, { updateable: false }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true, updateable: false }),
    GuestNetwork__c: secret({ de: 'Netz des Gastes', en: 'Network of the guest' }),
    IsReleased__c: flag(
      { de: 'Freigegeben', en: 'Released' },
      {
        help: {
          de: 'Ja: Die Packungen sind wieder für alle da. Wer sie wann freigegeben hat, steht unter „Zuletzt geändert“.',
          en: 'Yes: the packs are there for everybody again. Who released them, and when, is told by “Last modified”.',
        },
      },
    ),
  },
  nameFields: ['Name'],
  uniqueTogether: [['CartId__c', 'ProductId']],
  layout: [
    {
      heading: { de: 'Reservierung', en: 'Reservation' },
      columns: [
        ['CartId__c', 'ProductId', 'IsReleased__c'],
        ['Quantity', 'HeldSince__c', 'ExpiresAt__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'ProductId', 'Quantity', 'ExpiresAt__c', 'IsReleased__c'],
  listViews: [
    {
      apiName: 'AllReservations',
      label: { de: 'Alle Reservierungen', en: 'All reservations' },
      columns: ['Name', 'ProductId', 'Quantity', 'CartId__c', 'ExpiresAt__c', 'IsReleased__c'],
      orderBy: { field: 'ExpiresAt__c', ascending: false },
    },
  ],
});
