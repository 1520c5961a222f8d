import {
  autoNumber,
  defineObject,
  int,
  money,
  picklist,
  reference,
  text,
  textArea,
} from './definition/index.ts';

/** Why packs are cancelled or returned; the platform takes the same values with each line. */
const reasons = {
  'Wrong Product': { de: 'Falsches Produkt bestellt', en: 'Wrong product ordered' },
  'Changed Mind': { de: 'Nicht mehr gewünscht', en: 'No longer wanted' },
  'Not Available': { de: 'Nicht lieferbar', en: 'Not available' },
  Damaged: { de: 'Beschädigt oder mangelhaft', en: 'Damaged or defective' },
  Late: { de: 'Zu spät', en: 'Too late' },
  Withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
  Medical: { de: 'Pharmazeutische Bedenken', en: 'Pharmaceutical concerns' },
  Unknown: { de: 'Sonstiges', en: 'Other' },
};

/** What staff have done with an order after it was placed: who, when, what and why. */
export const OrderChange__c = defineObject({
  apiName: 'OrderChange__c',
  keyPrefix: 'a0D',
  label: { de: 'Änderung einer Bestellung', en: 'Order change' },
  labelPlural: { de: 'Änderungen von Bestellungen', en: 'Order changes' },
  theme: { color: '3E7A3A', icon: 'order' },
  managedByPlatform: true,
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    OrderId__c: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order__r', {
      required: true,
      children: 'OrderChanges',
      onDelete: 'cascade',
    }),
    OrderItemSummaryId__c: reference(
      { de: 'Position', en: 'Order product summary' },
      'OrderItemSummary',
      'OrderItemSummary__r',
      { onDelete: 'cascade' },
    ),
    Kind__c: picklist(
      { de: 'Vorgang', en: 'Kind' },
      {
        Cancel: { de: 'Storniert', en: 'Cancelled' },
        Return: { de: 'Zurückgenommen', en: 'Returned' },
        Release: { de: 'Reservierung freigegeben', en: 'Authorization released' },
        Refund: { de: 'Erstattet', en: 'Refunded' },
        Address: { de: 'Lieferadresse geändert', en: 'Delivery address changed' },
        Confirmation: { de: 'Bestätigung erneut gesendet', en: 'Confirmation sent again' },
      },
      { required: true },
    ),
    What__c: text({ de: 'Was', en: 'What' }, 255, { required: true }),
    Quantity__c: int({ de: 'Menge', en: 'Quantity' }),
    Amount__c: money({ de: 'Betrag', en: 'Amount' }),
    Reason__c: picklist({ de: 'Grund', en: 'Reason' }, reasons),
    Details__c: textArea({ de: 'Einzelheiten', en: 'Details' }, 1000),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Änderung', en: 'Change' },
      columns: [
        ['Name', 'OrderId__c', 'OrderItemSummaryId__c', 'Kind__c', 'What__c'],
        ['Quantity__c', 'Amount__c', 'Reason__c', 'Details__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'OrderId__c', 'Kind__c', 'What__c', 'Amount__c'],
  listViews: [
    {
      apiName: 'AllOrderChanges',
      label: { de: 'Alle Änderungen', en: 'All changes' },
      columns: ['Name', 'OrderId__c', 'Kind__c', 'What__c', 'Quantity__c', 'Amount__c', 'Reason__c'],
      orderBy: { field: 'Name', ascending: false },
    },
  ],
});
