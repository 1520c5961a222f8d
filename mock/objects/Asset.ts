import {
  date,
  defineObject,
  double,
  flag,
  picklist,
  price,
  reference,
  text,
  textArea,
} from './definition/index.ts';

/** A device that a customer has bought or borrowed, such as a blood pressure monitor. */
export const Asset = defineObject({
  apiName: 'Asset',
  keyPrefix: '02i',
  label: { de: 'Gerät', en: 'Asset' },
  labelPlural: { de: 'Geräte', en: 'Assets' },
  theme: { color: '5A6FA8', icon: 'asset' },
  owned: true,
  fields: {
    Name: text({ de: 'Bezeichnung', en: 'Asset name' }, 255, { required: true }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      nillable: true,
      children: 'Assets',
      onDelete: 'cascade',
    }),
    ContactId: reference({ de: 'Kontakt', en: 'Contact' }, 'Contact', 'Contact', {
      children: 'Assets',
      onDelete: 'clear',
      filter: { field: 'AccountId', sameAs: 'AccountId' },
    }),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2', {
      children: 'Assets',
      onDelete: 'clear',
    }),
    SerialNumber: text({ de: 'Seriennummer', en: 'Serial number' }, 80),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Shipped: { de: 'Versendet', en: 'Shipped' },
        Installed: { de: 'In Gebrauch', en: 'Installed' },
        InRepair: { de: 'In Reparatur', en: 'In repair' },
        Obsolete: { de: 'Ausgemustert', en: 'Obsolete' },
      },
      { required: true, nillable: true, default: 'Installed' },
    ),
    IsOnLoan__c: flag({ de: 'Leihgerät', en: 'On loan' }),
    PurchaseDate: date({ de: 'Gekauft am', en: 'Purchase date' }),
    InstallDate: date({ de: 'In Betrieb seit', en: 'Install date' }),
    NextCheckDate__c: date({ de: 'Nächste Messtechnische Kontrolle', en: 'Next check' }),
    UsageEndDate: date({ de: 'Garantie bis', en: 'Usage end date' }),
    Quantity: double({ de: 'Menge', en: 'Quantity' }, 2, { default: 1, rule: 'positive' }),
    Price: price({ de: 'Preis', en: 'Price' }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
  },
  ascending: [['PurchaseDate', 'UsageEndDate']],
  nameFields: ['Name'],
  tracked: [
    'Name',
    'Status',
    'AccountId',
    'ContactId',
    'IsOnLoan__c',
    'NextCheckDate__c',
    'UsageEndDate',
    'OwnerId',
  ],
  layout: [
    {
      heading: { de: 'Gerät', en: 'Asset' },
      columns: [
        ['Name', 'Product2Id', 'SerialNumber', 'Status', 'IsOnLoan__c'],
        ['AccountId', 'ContactId', 'Quantity', 'Price', 'OwnerId'],
      ],
    },
    {
      heading: { de: 'Termine', en: 'Dates' },
      columns: [
        ['PurchaseDate', 'InstallDate', 'Description'],
        ['NextCheckDate__c', 'UsageEndDate'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountId', 'SerialNumber', 'Status', 'NextCheckDate__c'],
  listViews: [
    {
      apiName: 'AllAssets',
      label: { de: 'Alle Geräte', en: 'All assets' },
      columns: ['Name', 'AccountId', 'SerialNumber', 'Status', 'InstallDate', 'NextCheckDate__c'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'OnLoan',
      label: { de: 'Leihgeräte', en: 'On loan' },
      columns: ['Name', 'AccountId', 'ContactId', 'InstallDate', 'UsageEndDate'],
      filters: [{ field: 'IsOnLoan__c', operator: 'Equals', values: [true] }],
      orderBy: { field: 'UsageEndDate', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'Cases',
      label: { de: 'Anfragen', en: 'Cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
