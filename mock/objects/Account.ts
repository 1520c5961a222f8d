import { addressFields } from './common-fields.ts';
import { defineObject, phone, picklist, reference, text, textArea } from './definition/index.ts';

/** A customer: a person, a practice, a care home. A child account is managed by its parent. */
export const Account = defineObject({
  apiName: 'Account',
  keyPrefix: '001',
  label: { de: 'Account', en: 'Account' },
  labelPlural: { de: 'Accounts', en: 'Accounts' },
  theme: { color: '4A5FC1', icon: 'account' },
  owned: true,
  recordTypes: [
    {
      developerName: 'Customer',
      label: { de: 'Privatkunde', en: 'Private customer' },
      isDefault: true,
      picklistValues: { Type: ['Private'] },
    },
    {
      developerName: 'Organisation',
      label: { de: 'Einrichtung', en: 'Organisation' },
      isDefault: false,
      picklistValues: { Type: ['Practice', 'CareHome', 'Company'] },
    },
  ],
  fields: {
    Name: text({ de: 'Name', en: 'Account name' }, 255, {
      required: true,
      part: { of: 'Name', as: null },
    }),
    AccountNumber: text({ de: 'Kundennummer', en: 'Account number' }, 40, { unique: true }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        Private: { de: 'Privatperson', en: 'Private person' },
        Practice: { de: 'Praxis', en: 'Practice' },
        CareHome: { de: 'Pflegeeinrichtung', en: 'Care home' },
        Company: { de: 'Unternehmen', en: 'Company' },
      },
      { length: 40 },
    ),
    ParentId: reference({ de: 'Verwaltet von', en: 'Parent account' }, 'Account', 'Parent', {
      children: 'ChildAccounts',
      onDelete: 'clear',
    }),
    Phone: phone({ de: 'Telefon', en: 'Phone' }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
    ...addressFields('Billing', { de: 'Rechnung', en: 'Billing' }),
    ...addressFields('Shipping', { de: 'Lieferung', en: 'Shipping' }),
  },
  nameFields: ['Name'],
  tracked: [
    'Name',
    'Type',
    'Phone',
    'ParentId',
    'BillingStreet',
    'BillingPostalCode',
    'BillingCity',
    'ShippingStreet',
    'ShippingPostalCode',
    'ShippingCity',
    'OwnerId',
  ],
  duplicateRules: [
    {
      name: 'AccountSameNameAndCity',
      message: {
        de: 'In diesem Ort gibt es bereits einen Account mit ähnlichem Namen.',
        en: 'There is an account with a similar name in this city already.',
      },
      matching: [
        {
          name: 'SimilarNameAndCity',
          fields: [
            { field: 'BillingCity', method: 'Spelling' },
            { field: 'Name', method: 'OrganisationName' },
          ],
        },
      ],
      onInsert: { action: 'Allow', operations: ['Alert', 'Report'] },
      onUpdate: { action: 'Allow', operations: ['Report'] },
    },
  ],
  layout: [
    {
      heading: { de: 'Account', en: 'Account' },
      columns: [
        ['Name', 'RecordTypeId', 'Type', 'ParentId'],
        ['AccountNumber', 'Phone', 'OwnerId', 'Description'],
      ],
    },
    {
      heading: { de: 'Anschriften', en: 'Addresses' },
      columns: [
        ['BillingStreet', 'BillingPostalCode', 'BillingCity', 'BillingState', 'BillingCountry'],
        ['ShippingStreet', 'ShippingPostalCode', 'ShippingCity', 'ShippingState', 'ShippingCountry'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountNumber', 'Type', 'Phone', 'ParentId'],
  listViews: [
    {
      apiName: 'AllAccounts',
      label: { de: 'Alle Accounts', en: 'All accounts' },
      columns: ['Name', 'AccountNumber', 'Type', 'BillingCity', 'Phone', 'ParentId'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'ManagedAccounts',
      label: { de: 'Verwaltete Accounts', en: 'Managed accounts' },
      columns: ['Name', 'ParentId', 'Type', 'BillingCity', 'Phone'],
      filters: [{ field: 'ParentId', operator: 'NotEqual', values: [null] }],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'NewThisYear',
      label: { de: 'Neueste Accounts', en: 'Newest accounts' },
      columns: ['Name', 'Type', 'BillingCity', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'Contacts',
      label: { de: 'Kontakte', en: 'Contacts' },
      columns: ['Name', 'Email', 'Phone'],
      orderBy: { field: 'LastName', ascending: true },
    },
    {
      relationshipName: 'ChildAccounts',
      label: { de: 'Verwaltete Accounts', en: 'Managed accounts' },
      columns: ['Name', 'Type', 'BillingCity'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      relationshipName: 'ContactPointAddresses',
      label: { de: 'Adressbuch', en: 'Addresses' },
      columns: ['Name', 'AddressType', 'Street', 'PostalCode', 'City', 'IsDefault'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
    {
      relationshipName: 'Orders',
      label: { de: 'Bestellungen', en: 'Orders' },
      columns: ['OrderNumber', 'Status', 'EffectiveDate', 'GrandTotalAmount'],
      orderBy: { field: 'EffectiveDate', ascending: false },
    },
    {
      relationshipName: 'WebCarts',
      label: { de: 'Warenkörbe', en: 'Carts' },
      columns: ['Name', 'Status', 'TotalProductCount', 'GrandTotalAmount', 'LastModifiedDate'],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
    {
      relationshipName: 'BuyerGroupMembers',
      label: { de: 'Käufergruppen', en: 'Buyer groups' },
      columns: ['BuyerGroupId', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'Cases',
      label: { de: 'Anfragen', en: 'Cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
    {
      relationshipName: 'Emails',
      label: { de: 'E-Mails', en: 'Emails' },
      columns: ['Subject', 'ToAddress', 'MessageDate'],
      orderBy: { field: 'MessageDate', ascending: false },
    },
    {
      relationshipName: 'Tasks',
      label: { de: 'Aktivitäten', en: 'Activities' },
      columns: ['Subject', 'TaskSubtype', 'Status', 'ActivityDate'],
      orderBy: { field: 'ActivityDate', ascending: false },
    },
    {
      relationshipName: 'Opportunities',
      label: { de: 'Verkaufschancen', en: 'Opportunities' },
      columns: ['Name', 'StageName', 'Amount', 'CloseDate'],
      orderBy: { field: 'CloseDate', ascending: false },
    },
    {
      relationshipName: 'Contracts',
      label: { de: 'Verträge', en: 'Contracts' },
      columns: ['ContractNumber', 'Status', 'StartDate', 'EndDate'],
      orderBy: { field: 'StartDate', ascending: false },
    },
    {
      relationshipName: 'Assets',
      label: { de: 'Geräte', en: 'Assets' },
      columns: ['Name', 'SerialNumber', 'Status', 'NextCheckDate__c'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      relationshipName: 'Events',
      label: { de: 'Termine', en: 'Events' },
      columns: ['Subject', 'Type', 'StartDateTime', 'Location'],
      orderBy: { field: 'StartDateTime', ascending: false },
    },
    {
      relationshipName: 'WorkPlans',
      label: { de: 'Arbeitspläne', en: 'Work plans' },
      columns: ['Name', 'OwnerId', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
