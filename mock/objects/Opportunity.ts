import { currencyIsoCode } from './common-fields.ts';
import {
  calculated,
  date,
  defineObject,
  formula,
  money,
  picklist,
  reference,
  text,
  textArea,
} from './definition/index.ts';
import { leadSources } from './sales-picklists.ts';
import { hasStatus, ofStatus, type StatusValues } from './status-formulas.ts';

const open = { kind: 'OpportunityStage', closed: false, won: false } as const;

const stages = {
  Prospecting: {
    de: 'Interesse',
    en: 'Prospecting',
    attributes: { ...open, defaultProbability: 10, forecastCategoryName: 'Pipeline' },
  },
  Qualification: {
    de: 'Bedarf geklärt',
    en: 'Qualification',
    attributes: { ...open, defaultProbability: 25, forecastCategoryName: 'Pipeline' },
  },
  Proposal: {
    de: 'Angebot',
    en: 'Proposal',
    attributes: { ...open, defaultProbability: 50, forecastCategoryName: 'Best Case' },
  },
  Negotiation: {
    de: 'Verhandlung',
    en: 'Negotiation',
    attributes: { ...open, defaultProbability: 75, forecastCategoryName: 'Commit' },
  },
  'Closed Won': {
    de: 'Gewonnen',
    en: 'Closed won',
    attributes: {
      kind: 'OpportunityStage',
      closed: true,
      won: true,
      defaultProbability: 100,
      forecastCategoryName: 'Closed',
    },
  },
  'Closed Lost': {
    de: 'Verloren',
    en: 'Closed lost',
    attributes: {
      kind: 'OpportunityStage',
      closed: true,
      won: false,
      defaultProbability: 0,
      forecastCategoryName: 'Omitted',
    },
  },
} as const satisfies StatusValues<'OpportunityStage'>;

const probability = ofStatus('StageName', stages, ({ defaultProbability }) => defaultProbability);

/** A supply that is negotiated with a practice, a home or a company. */
export const Opportunity = defineObject({
  apiName: 'Opportunity',
  keyPrefix: '006',
  label: { de: 'Verkaufschance', en: 'Opportunity' },
  labelPlural: { de: 'Verkaufschancen', en: 'Opportunities' },
  theme: { color: 'C98A1B', icon: 'opportunity' },
  owned: true,
  recordTypes: [
    { developerName: 'Supply', label: { de: 'Praxisbedarf', en: 'Practice supply' }, isDefault: true },
    {
      developerName: 'HomeSupply',
      label: { de: 'Heimversorgung', en: 'Home supply' },
      isDefault: false,
      picklistValues: { DeliveryInterval__c: ['Weekly', 'Biweekly'] },
    },
  ],
  fields: {
    Name: text({ de: 'Bezeichnung', en: 'Name' }, 120, { required: true }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      nillable: true,
      children: 'Opportunities',
      onDelete: 'cascade',
    }),
    ContactId: reference({ de: 'Ansprechpartner', en: 'Contact' }, 'Contact', 'Contact', {
      children: 'Opportunities',
      onDelete: 'clear',
      filter: { field: 'AccountId', sameAs: 'AccountId' },
    }),
    StageName: picklist({ de: 'Phase', en: 'Stage' }, stages, { required: true, default: 'Prospecting' }),
    Probability: calculated('Percent', { de: 'Wahrscheinlichkeit', en: 'Probability' }, probability),
    ForecastCategoryName: formula(
      { de: 'Prognosekategorie', en: 'Forecast category' },
      255,
      ofStatus('StageName', stages, ({ forecastCategoryName }) => forecastCategoryName),
      { nillable: true },
    ),
    IsClosed: calculated(
      'Boolean',
      { de: 'Abgeschlossen', en: 'Closed' },
      hasStatus('StageName', stages, ({ closed }) => closed),
    ),
    IsWon: calculated(
      'Boolean',
      { de: 'Gewonnen', en: 'Won' },
      hasStatus('StageName', stages, ({ won }) => won),
    ),
    CurrencyIsoCode: currencyIsoCode(),
    Amount: money({ de: 'Jahresumsatz', en: 'Amount' }, { rule: 'notNegative' }),
    ExpectedRevenue: calculated(
      'Currency',
      { de: 'Erwarteter Umsatz', en: 'Expected revenue' },
      `round("Amount" * (${probability}) / 100, 2)`,
    ),
    CloseDate: date({ de: 'Abschluss bis', en: 'Close date' }, { required: true }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        New: { de: 'Neukunde', en: 'New customer' },
        Extension: { de: 'Erweiterung', en: 'Extension' },
        Renewal: { de: 'Verlängerung', en: 'Renewal' },
      },
    ),
    DeliveryInterval__c: picklist(
      { de: 'Lieferrhythmus', en: 'Delivery interval' },
      {
        OnDemand: { de: 'Auf Abruf', en: 'On demand' },
        Weekly: { de: 'Wöchentlich', en: 'Weekly' },
        Biweekly: { de: 'Alle zwei Wochen', en: 'Every two weeks' },
        Monthly: { de: 'Monatlich', en: 'Monthly' },
      },
    ),
    LossReason__c: picklist(
      { de: 'Grund der Ablehnung', en: 'Loss reason' },
      {
        Price: { de: 'Preis', en: 'Price' },
        Competitor: { de: 'Andere Apotheke', en: 'Other pharmacy' },
        NoNeed: { de: 'Kein Bedarf', en: 'No need' },
      },
      {
        controlledBy: 'StageName',
        validFor: { Price: ['Closed Lost'], Competitor: ['Closed Lost'], NoNeed: ['Closed Lost'] },
      },
    ),
    LeadSource: picklist({ de: 'Herkunft', en: 'Lead source' }, leadSources),
    CampaignId: reference({ de: 'Kampagne', en: 'Campaign' }, 'Campaign', 'Campaign', {
      children: 'Opportunities',
      onDelete: 'clear',
    }),
    NextStep: text({ de: 'Nächster Schritt', en: 'Next step' }, 255),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
  },
  nameFields: ['Name'],
  tracked: ['Name', 'StageName', 'Amount', 'CloseDate', 'AccountId', 'LossReason__c', 'NextStep', 'OwnerId'],
  layout: [
    {
      heading: { de: 'Verkaufschance', en: 'Opportunity' },
      columns: [
        ['Name', 'AccountId', 'ContactId', 'Type', 'RecordTypeId', 'OwnerId'],
        ['StageName', 'CloseDate', 'Amount', 'Probability', 'ExpectedRevenue', 'NextStep'],
      ],
    },
    {
      heading: { de: 'Einzelheiten', en: 'Details' },
      columns: [
        ['DeliveryInterval__c', 'LeadSource', 'CampaignId', 'Description'],
        ['LossReason__c', 'ForecastCategoryName', 'IsClosed', 'IsWon', 'CurrencyIsoCode'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountId', 'StageName', 'Amount', 'CloseDate'],
  listViews: [
    {
      apiName: 'AllOpportunities',
      label: { de: 'Alle Verkaufschancen', en: 'All opportunities' },
      columns: ['Name', 'AccountId', 'StageName', 'Amount', 'CloseDate', 'OwnerId'],
      orderBy: { field: 'CloseDate', ascending: false },
    },
    {
      apiName: 'OpenOpportunities',
      label: { de: 'Offene Verkaufschancen', en: 'Open opportunities' },
      columns: ['Name', 'AccountId', 'StageName', 'Probability', 'ExpectedRevenue', 'CloseDate'],
      filters: [{ field: 'IsClosed', operator: 'Equals', values: [false] }],
      orderBy: { field: 'CloseDate', ascending: true },
    },
    {
      apiName: 'WonOpportunities',
      label: { de: 'Gewonnene Verkaufschancen', en: 'Won opportunities' },
      columns: ['Name', 'AccountId', 'Amount', 'CloseDate'],
      filters: [{ field: 'IsWon', operator: 'Equals', values: [true] }],
      orderBy: { field: 'CloseDate', ascending: false },
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
      relationshipName: 'Events',
      label: { de: 'Termine', en: 'Events' },
      columns: ['Subject', 'StartDateTime', 'Location', 'OwnerId'],
      orderBy: { field: 'StartDateTime', ascending: false },
    },
    {
      relationshipName: 'Contracts',
      label: { de: 'Verträge', en: 'Contracts' },
      columns: ['ContractNumber', 'Status', 'StartDate', 'EndDate'],
      orderBy: { field: 'StartDate', ascending: false },
    },
  ],
});
