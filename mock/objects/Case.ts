import { knownLanguage } from './common-fields.ts';
import {
  autoNumber,
  calculated,
  defineObject,
  email,
  picklist,
  reference,
  secret,
  text,
  textArea,
} from './definition/index.ts';
import { hasStatus, type StatusValues } from './status-formulas.ts';

const statuses = {
  New: { de: 'Neu', en: 'New', attributes: { kind: 'CaseStatus', closed: false } },
  Working: { de: 'In Bearbeitung', en: 'Working', attributes: { kind: 'CaseStatus', closed: false } },
  Escalated: { de: 'Eskaliert', en: 'Escalated', attributes: { kind: 'CaseStatus', closed: false } },
  Closed: { de: 'Geschlossen', en: 'Closed', attributes: { kind: 'CaseStatus', closed: true } },
} as const satisfies StatusValues<'CaseStatus'>;

/** A concern of a customer that support takes care of. */
export const Case = defineObject({
  apiName: 'Case',
  keyPrefix: '500',
  label: { de: 'Anfrage', en: 'Case' },
  labelPlural: { de: 'Anfragen', en: 'Cases' },
  theme: { color: 'B8432F', icon: 'case' },
  owned: true,
  assignmentQueue: 'Kundenservice',
  recordTypes: [
    { developerName: 'Service', label: { de: 'Service', en: 'Service' }, isDefault: true },
    {
      developerName: 'Complaint',
      label: { de: 'Reklamation', en: 'Complaint' },
      isDefault: false,
      picklistValues: { Type: ['Delivery', 'Return', 'Billing'] },
    },
  ],
  fields: {
    CaseNumber: autoNumber({ de: 'Anfragenummer', en: 'Case number' }, 8),
    Subject: text({ de: 'Betreff', en: 'Subject' }, 255, { required: true, nillable: true }),
    Status: picklist({ de: 'Status', en: 'Status' }, statuses, {
      required: true,
      nillable: true,
      default: 'New',
      length: 40,
    }),
    IsClosed: calculated(
      'Boolean',
      { de: 'Geschlossen', en: 'Closed' },
      hasStatus('Status', statuses, ({ closed }) => closed),
    ),
    Priority: picklist(
      { de: 'Priorität', en: 'Priority' },
      {
        High: { de: 'Hoch', en: 'High' },
        Medium: { de: 'Mittel', en: 'Medium' },
        Low: { de: 'Niedrig', en: 'Low' },
      },
      { required: true, nillable: true, default: 'Medium', length: 40 },
    ),
    Origin: picklist(
      { de: 'Eingang', en: 'Origin' },
      {
        Phone: { de: 'Telefon', en: 'Phone' },
        Email: { de: 'E-Mail', en: 'Email' },
        Web: { de: 'Website', en: 'Web' },
      },
      { length: 40 },
    ),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        Advice: { de: 'Beratung', en: 'Advice' },
        Delivery: { de: 'Lieferung', en: 'Delivery' },
        Return: { de: 'Rücksendung', en: 'Return' },
        Withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
        Billing: { de: 'Rechnung', en: 'Billing' },
        SideEffect: { de: 'Nebenwirkung', en: 'Side effect' },
        StockNotice: { de: 'Verfügbarkeit', en: 'Availability' },
      },
      { length: 40 },
    ),
    Reason: picklist(
      { de: 'Grund', en: 'Reason' },
      {
        Interaction: { de: 'Wechselwirkung', en: 'Interaction' },
        Dosage: { de: 'Dosierung', en: 'Dosage' },
        Late: { de: 'Verspätet', en: 'Late' },
        Damaged: { de: 'Beschädigt', en: 'Damaged' },
        WrongItem: { de: 'Falscher Artikel', en: 'Wrong item' },
        NotNeeded: { de: 'Nicht mehr benötigt', en: 'Not needed any more' },
        Amount: { de: 'Betrag', en: 'Amount' },
        Address: { de: 'Anschrift', en: 'Address' },
      },
      {
        length: 40,
        controlledBy: 'Type',
        validFor: {
          Interaction: ['Advice', 'SideEffect'],
          Dosage: ['Advice', 'SideEffect'],
          Late: ['Delivery'],
          Damaged: ['Delivery', 'Return'],
          WrongItem: ['Delivery', 'Return'],
          NotNeeded: ['Return'],
          Amount: ['Billing'],
          Address: ['Billing', 'Delivery'],
        },
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
    AssetId: reference({ de: 'Gerät', en: 'Asset' }, 'Asset', 'Asset', {
      children: 'Cases',
      onDelete: 'clear',
      filter: { field: 'AccountId', sameAs: 'AccountId' },
    }),
    ParentId: reference({ de: 'Übergeordnete Anfrage', en: 'Parent case' }, 'Case', 'Parent', {
      children: 'ChildCases',
      onDelete: 'clear',
    }),
    SuppliedEmail: email({ de: 'Angegebene E-Mail', en: 'Web email' }),
    SuppliedPhone: text({ de: 'Angegebenes Telefon', en: 'Web phone' }, 40),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
    Language__c: knownLanguage(),
    NoticeCode__c: secret({ de: 'Code der Benachrichtigung', en: 'Code of the notice' }),
    Resolution__c: textArea({ de: 'Ergebnis', en: 'Resolution' }, 4000),
  },
  nameFields: ['CaseNumber'],
  tracked: [
    'Subject',
    'Status',
    'Priority',
    'Type',
    'Reason',
    'AccountId',
    'ContactId',
    'ParentId',
    'Resolution__c',
    'OwnerId',
    'RecordTypeId',
  ],
  layout: [
    {
      heading: { de: 'Anfrage', en: 'Case' },
      columns: [
        ['CaseNumber', 'Subject', 'Status', 'Priority', 'Type', 'Reason', 'RecordTypeId', 'IsClosed'],
        ['AccountId', 'ContactId', 'OrderId__c', 'ProductId', 'AssetId', 'ParentId', 'OwnerId'],
      ],
    },
    {
      heading: { de: 'Verlauf', en: 'Course' },
      columns: [
        ['Description', 'Origin', 'SuppliedEmail', 'SuppliedPhone', 'Language__c'],
        ['Resolution__c'],
      ],
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
      filters: [{ field: 'IsClosed', operator: 'Equals', values: [false] }],
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
    {
      relationshipName: 'EmailMessages',
      label: { de: 'E-Mails', en: 'Emails' },
      columns: ['Subject', 'ToAddress', 'MessageDate'],
      orderBy: { field: 'MessageDate', ascending: false },
    },
    {
      relationshipName: 'ChildCases',
      label: { de: 'Untergeordnete Anfragen', en: 'Child cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'OwnerId'],
      orderBy: { field: 'CaseNumber', ascending: false },
    },
    {
      relationshipName: 'WorkPlans',
      label: { de: 'Arbeitspläne', en: 'Work plans' },
      columns: ['Name', 'OwnerId', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
