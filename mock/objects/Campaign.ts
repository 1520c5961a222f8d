import {
  date,
  defineObject,
  double,
  flag,
  money,
  multiPicklist,
  percent,
  picklist,
  reference,
  text,
  textArea,
  url,
} from './definition/index.ts';

/** A round of letters, mails or visits that draws attention to the shop. */
export const Campaign = defineObject({
  apiName: 'Campaign',
  keyPrefix: '701',
  label: { de: 'Kampagne', en: 'Campaign' },
  labelPlural: { de: 'Kampagnen', en: 'Campaigns' },
  theme: { color: 'B4512E', icon: 'campaign' },
  owned: true,
  fields: {
    Name: text({ de: 'Kampagnenname', en: 'Campaign name' }, 80, { required: true }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        Newsletter: { de: 'Newsletter', en: 'Newsletter' },
        Letter: { de: 'Brief', en: 'Letter' },
        TradeFair: { de: 'Messe', en: 'Trade fair' },
        Season: { de: 'Saisonaktion', en: 'Seasonal offer' },
      },
    ),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Planned: { de: 'Geplant', en: 'Planned' },
        'In Progress': { de: 'Läuft', en: 'In progress' },
        Completed: { de: 'Abgeschlossen', en: 'Completed' },
        Aborted: { de: 'Abgebrochen', en: 'Aborted' },
      },
      { required: true, nillable: true, default: 'Planned' },
    ),
    Channels__c: multiPicklist(
      { de: 'Kanäle', en: 'Channels' },
      {
        Email: { de: 'E-Mail', en: 'Email' },
        Print: { de: 'Gedrucktes', en: 'Print' },
        Shop: { de: 'Shop', en: 'Shop' },
        Visit: { de: 'Besuch', en: 'Visit' },
      },
    ),
    StartDate: date({ de: 'Beginn', en: 'Start date' }),
    EndDate: date({ de: 'Ende', en: 'End date' }),
    ParentId: reference({ de: 'Übergeordnete Kampagne', en: 'Parent campaign' }, 'Campaign', 'Parent', {
      children: 'ChildCampaigns',
      onDelete: 'clear',
    }),
    LandingPage__c: url({ de: 'Zielseite', en: 'Landing page' }),
    NumberSent: double({ de: 'Angeschriebene', en: 'Number sent' }, 0, { rule: 'notNegative' }),
    ExpectedResponse: percent(
      { de: 'Erwartete Rückmeldungen', en: 'Expected response' },
      { rule: 'notNegative' },
    ),
    BudgetedCost: money({ de: 'Geplante Kosten', en: 'Budgeted cost' }, { rule: 'notNegative' }),
    ActualCost: money({ de: 'Tatsächliche Kosten', en: 'Actual cost' }, { rule: 'notNegative' }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
  },
  ascending: [['StartDate', 'EndDate']],
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Kampagne', en: 'Campaign' },
      columns: [
        ['Name', 'Type', 'Status', 'IsActive', 'ParentId', 'OwnerId'],
        ['StartDate', 'EndDate', 'Channels__c', 'LandingPage__c', 'Description'],
      ],
    },
    {
      heading: { de: 'Aufwand und Erfolg', en: 'Effort and success' },
      columns: [
        ['BudgetedCost', 'ActualCost'],
        ['NumberSent', 'ExpectedResponse'],
      ],
    },
  ],
  compactLayout: ['Name', 'Type', 'Status', 'StartDate', 'EndDate'],
  listViews: [
    {
      apiName: 'AllCampaigns',
      label: { de: 'Alle Kampagnen', en: 'All campaigns' },
      columns: ['Name', 'Type', 'Status', 'StartDate', 'EndDate', 'ActualCost'],
      orderBy: { field: 'StartDate', ascending: false },
    },
    {
      apiName: 'ActiveCampaigns',
      label: { de: 'Aktive Kampagnen', en: 'Active campaigns' },
      columns: ['Name', 'Type', 'StartDate', 'EndDate', 'NumberSent'],
      filters: [{ field: 'IsActive', operator: 'Equals', values: [true] }],
      orderBy: { field: 'StartDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'CampaignMembers',
      label: { de: 'Angesprochene', en: 'Campaign members' },
      columns: ['ContactId', 'LeadId', 'Status', 'FirstRespondedDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'Opportunities',
      label: { de: 'Verkaufschancen', en: 'Opportunities' },
      columns: ['Name', 'AccountId', 'StageName', 'Amount', 'CloseDate'],
      orderBy: { field: 'CloseDate', ascending: false },
    },
    {
      relationshipName: 'ChildCampaigns',
      label: { de: 'Untergeordnete Kampagnen', en: 'Child campaigns' },
      columns: ['Name', 'Status', 'StartDate', 'EndDate'],
      orderBy: { field: 'StartDate', ascending: true },
    },
  ],
});
