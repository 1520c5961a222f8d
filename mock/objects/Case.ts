import { autoNumber, defineObject, picklist, reference, text, textArea } from './definition/index.ts';

/** A concern of a customer that support takes care of. */
export const Case = defineObject({
  apiName: 'Case',
  keyPrefix: '500',
  label: { de: 'Anfrage', en: 'Case' },
  labelPlural: { de: 'Anfragen', en: 'Cases' },
  theme: { color: 'B8432F', icon: 'case' },
  owned: true,
  fields: {
    CaseNumber: autoNumber({ de: 'Anfragenummer', en: 'Case number' }, 8),
    Subject: text({ de: 'Betreff', en: 'Subject' }, 255, { required: true }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        New: { de: 'Neu', en: 'New' },
        Working: { de: 'In Bearbeitung', en: 'Working' },
        Escalated: { de: 'Eskaliert', en: 'Escalated' },
        Closed: { de: 'Geschlossen', en: 'Closed' },
      },
      { required: true, default: 'New' },
    ),
    Priority: picklist(
      { de: 'Priorität', en: 'Priority' },
      {
        High: { de: 'Hoch', en: 'High' },
        Medium: { de: 'Mittel', en: 'Medium' },
        Low: { de: 'Niedrig', en: 'Low' },
      },
      { required: true, default: 'Medium' },
    ),
    Origin: picklist(
      { de: 'Eingang', en: 'Origin' },
      {
        Phone: { de: 'Telefon', en: 'Phone' },
        Email: { de: 'E-Mail', en: 'Email' },
        Web: { de: 'Website', en: 'Web' },
      },
    ),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        Advice: { de: 'Beratung', en: 'Advice' },
        Delivery: { de: 'Lieferung', en: 'Delivery' },
        Return: { de: 'Rücksendung', en: 'Return' },
        Billing: { de: 'Rechnung', en: 'Billing' },
        SideEffect: { de: 'Nebenwirkung', en: 'Side effect' },
      },
    ),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      children: 'Cases',
      onDelete: 'clear',
    }),
    ContactId: reference({ de: 'Kontakt', en: 'Contact' }, 'Contact', 'Contact', {
      children: 'Cases',
      onDelete: 'clear',
      filter: { field: 'AccountId', sameAs: 'AccountId' },
    }),
    OrderId__c: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order__r', {
      children: 'Cases',
      onDelete: 'clear',
      filter: { field: 'AccountId', sameAs: 'AccountId' },
    }),
    ProductId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product', {
      children: 'Cases',
      onDelete: 'clear',
    }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 4000),
    Resolution__c: textArea({ de: 'Ergebnis', en: 'Resolution' }, 4000),
  },
  nameFields: ['CaseNumber'],
  layout: [
    {
      heading: { de: 'Anfrage', en: 'Case' },
      columns: [
        ['CaseNumber', 'Subject', 'Status', 'Priority', 'Type'],
        ['AccountId', 'ContactId', 'OrderId__c', 'ProductId', 'Origin', 'OwnerId'],
      ],
    },
    {
      heading: { de: 'Verlauf', en: 'Course' },
      columns: [['Description'], ['Resolution__c']],
    },
  ],
  compactLayout: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId'],
  listViews: [
    {
      apiName: 'AllCases',
      label: { de: 'Alle Anfragen', en: 'All cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId', 'ContactId', 'CreatedDate'],
      orderBy: { field: 'CaseNumber', ascending: false },
    },
    {
      apiName: 'OpenCases',
      label: { de: 'Offene Anfragen', en: 'Open cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId', 'OwnerId', 'CreatedDate'],
      filters: [{ field: 'Status', operator: 'NotEqual', values: ['Closed'] }],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'Tasks',
      label: { de: 'Aktivitäten', en: 'Activities' },
      columns: ['Subject', 'TaskSubtype', 'Status', 'ActivityDate', 'OwnerId'],
      orderBy: { field: 'ActivityDate', ascending: false },
    },
  ],
});
