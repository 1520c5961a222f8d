import { path } from './path.ts';

/** From the first contact to a customer. */
export const lead = path('Lead', {
  name: 'Lead_Path',
  label: { de: 'Weg eines Interessenten', en: 'Way of a lead' },
  field: 'Status',
  steps: [
    {
      value: 'New',
      fields: ['Company', 'LeadSource', 'Phone', 'Email'],
      guidance: {
        de: 'Innerhalb von zwei Werktagen Kontakt aufnehmen.',
        en: 'Get in touch within two working days.',
      },
    },
    {
      value: 'Working',
      fields: ['Industry', 'Specialty__c', 'Interests__c', 'Rating'],
      guidance: {
        de: 'Bedarf und bisherige Belieferung klären.',
        en: 'Find out what is needed and who has supplied it so far.',
      },
    },
    {
      value: 'Qualified',
      fields: ['NumberOfEmployees', 'AnnualRevenue', 'OwnerId'],
      guidance: {
        de: 'Umfang schätzen und einen Besuch vereinbaren.',
        en: 'Estimate the volume and arrange a visit.',
      },
    },
    { value: 'Converted', fields: ['ConvertedDate', 'ConvertedAccountId'], end: 'good' },
    { value: 'Unqualified', fields: ['Description'], end: 'bad' },
  ],
});

/** From an interest to a supply agreement. */
export const opportunity = path('Opportunity', {
  name: 'Opportunity_Path',
  label: { de: 'Weg einer Verkaufschance', en: 'Way of an opportunity' },
  field: 'StageName',
  steps: [
    { value: 'Prospecting', fields: ['AccountId', 'ContactId', 'LeadSource'] },
    {
      value: 'Qualification',
      fields: ['Type', 'DeliveryInterval__c', 'Amount'],
      guidance: {
        de: 'Mengen, Lieferrhythmus und Ansprechpartner festhalten.',
        en: 'Take down quantities, delivery interval and contact.',
      },
    },
    {
      value: 'Proposal',
      fields: ['Amount', 'CloseDate', 'NextStep'],
      guidance: {
        de: 'Angebot mit Preisbuch und Nachlass zusenden; die freie Apothekenwahl bleibt unberührt.',
        en: 'Send the offer with price book and discount; the free choice of pharmacy remains untouched.',
      },
    },
    { value: 'Negotiation', fields: ['Probability', 'ExpectedRevenue', 'NextStep'] },
    { value: 'Closed Won', fields: ['Amount', 'CloseDate'], end: 'good' },
    { value: 'Closed Lost', fields: ['LossReason__c', 'CloseDate'], end: 'bad' },
  ],
});
