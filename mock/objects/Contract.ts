import {
  autoNumber,
  calculated,
  date,
  defineObject,
  int,
  type Label,
  percent,
  picklist,
  reference,
  textArea,
} from './definition/index.ts';

/** Days before the end at which the owner is reminded. */
const notices: Record<'15' | '30' | '60' | '90', Label> = {
  15: { de: '15 Tage', en: '15 days' },
  30: { de: '30 Tage', en: '30 days' },
  60: { de: '60 Tage', en: '60 days' },
  90: { de: '90 Tage', en: '90 days' },
};

/** An agreement on the supply of a practice, a home or a company. */
export const Contract = defineObject({
  apiName: 'Contract',
  keyPrefix: '800',
  label: { de: 'Vertrag', en: 'Contract' },
  labelPlural: { de: 'Verträge', en: 'Contracts' },
  theme: { color: '3D7A78', icon: 'contract' },
  owned: true,
  fields: {
    ContractNumber: autoNumber({ de: 'Vertragsnummer', en: 'Contract number' }, 8),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      children: 'Contracts',
    }),
    OpportunityId__c: reference(
      { de: 'Verkaufschance', en: 'Opportunity' },
      'Opportunity',
      'Opportunity__r',
      {
        children: 'Contracts',
        onDelete: 'clear',
        filter: { field: 'AccountId', sameAs: 'AccountId' },
      },
    ),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Draft: { de: 'Entwurf', en: 'Draft' },
        InApproval: { de: 'In Prüfung', en: 'In approval' },
        Activated: { de: 'Gültig', en: 'Activated' },
        Terminated: { de: 'Gekündigt', en: 'Terminated' },
      },
      { required: true, default: 'Draft', length: 100 },
    ),
    StartDate: date({ de: 'Beginn', en: 'Start date' }),
    ContractTerm: int(
      { de: 'Laufzeit in Monaten', en: 'Contract term in months' },
      { rule: 'positive', maximum: 999 },
    ),
    EndDate: calculated(
      'Date',
      { de: 'Ende', en: 'End date' },
      `("StartDate" + make_interval(months => "ContractTerm") - interval '1 day')::date`,
    ),
    OwnerExpirationNotice: picklist({ de: 'Erinnerung vor Ablauf', en: 'Expiration notice' }, notices, {
      length: 40,
    }),
    Pricebook2Id: reference({ de: 'Preisbuch', en: 'Price book' }, 'Pricebook2', 'Pricebook2', {
      onDelete: 'clear',
    }),
    Discount__c: percent({ de: 'Nachlass', en: 'Discount' }, { rule: 'notNegative' }),
    CustomerSignedId: reference(
      { de: 'Unterzeichnet von', en: 'Customer signed by' },
      'Contact',
      'CustomerSigned',
      {
        children: 'ContractsSigned',
        onDelete: 'clear',
        filter: { field: 'AccountId', sameAs: 'AccountId' },
      },
    ),
    CustomerSignedDate: date({ de: 'Unterzeichnet am', en: 'Customer signed date' }),
    SpecialTerms: textArea({ de: 'Besondere Bedingungen', en: 'Special terms' }, 4000),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
  },
  nameFields: ['ContractNumber'],
  tracked: ['Status', 'StartDate', 'ContractTerm', 'Pricebook2Id', 'Discount__c', 'SpecialTerms', 'OwnerId'],
  layout: [
    {
      heading: { de: 'Vertrag', en: 'Contract' },
      columns: [
        ['ContractNumber', 'AccountId', 'OpportunityId__c', 'Status', 'OwnerId'],
        ['StartDate', 'ContractTerm', 'EndDate', 'OwnerExpirationNotice'],
      ],
    },
    {
      heading: { de: 'Bedingungen', en: 'Terms' },
      columns: [
        ['Pricebook2Id', 'Discount__c', 'SpecialTerms'],
        ['CustomerSignedId', 'CustomerSignedDate', 'Description'],
      ],
    },
  ],
  compactLayout: ['ContractNumber', 'AccountId', 'Status', 'StartDate', 'EndDate'],
  listViews: [
    {
      apiName: 'AllContracts',
      label: { de: 'Alle Verträge', en: 'All contracts' },
      columns: ['ContractNumber', 'AccountId', 'Status', 'StartDate', 'EndDate', 'Discount__c'],
      orderBy: { field: 'ContractNumber', ascending: false },
    },
    {
      apiName: 'ActiveContracts',
      label: { de: 'Gültige Verträge', en: 'Active contracts' },
      columns: ['ContractNumber', 'AccountId', 'EndDate', 'OwnerExpirationNotice', 'OwnerId'],
      filters: [{ field: 'Status', operator: 'Equals', values: ['Activated'] }],
      orderBy: { field: 'EndDate', ascending: true },
    },
  ],
});
