import { partOf, personName, salutation } from './common-fields.ts';
import {
  calculated,
  date,
  defineObject,
  email,
  int,
  money,
  multiPicklist,
  phone,
  picklist,
  reference,
  text,
  textArea,
  url,
} from './definition/index.ts';
import { industries, interests, leadSources, specialties, specialtiesValidFor } from './sales-picklists.ts';
import { hasStatus, type StatusValues } from './status-formulas.ts';

const statuses = {
  New: { de: 'Neu', en: 'New', attributes: { kind: 'LeadStatus', converted: false } },
  Working: { de: 'In Bearbeitung', en: 'Working', attributes: { kind: 'LeadStatus', converted: false } },
  Qualified: { de: 'Qualifiziert', en: 'Qualified', attributes: { kind: 'LeadStatus', converted: false } },
  Converted: { de: 'Umgewandelt', en: 'Converted', attributes: { kind: 'LeadStatus', converted: true } },
  Unqualified: {
    de: 'Nicht geeignet',
    en: 'Unqualified',
    attributes: { kind: 'LeadStatus', converted: false },
  },
} as const satisfies StatusValues<'LeadStatus'>;

const address = partOf('Address', { de: 'Adresse', en: 'Address' });

/** A practice, a home or a company that may become a customer. */
export const Lead = defineObject({
  apiName: 'Lead',
  keyPrefix: '00Q',
  label: { de: 'Interessent', en: 'Lead' },
  labelPlural: { de: 'Interessenten', en: 'Leads' },
  theme: { color: 'D2691E', icon: 'lead' },
  owned: true,
  assignmentQueue: 'Vertrieb',
  recordTypes: [
    {
      developerName: 'Organisation',
      label: { de: 'Einrichtung', en: 'Organisation' },
      isDefault: true,
    },
    {
      developerName: 'Employer',
      label: { de: 'Arbeitgeber', en: 'Employer' },
      isDefault: false,
      picklistValues: { Industry: ['Company', 'Education'] },
    },
  ],
  fields: {
    ...personName(),
    Salutation: salutation(),
    Company: text({ de: 'Einrichtung', en: 'Company' }, 255, { required: true }),
    Title: text({ de: 'Funktion', en: 'Title' }, 128),
    Email: email({ de: 'E-Mail', en: 'Email' }),
    Phone: phone({ de: 'Telefon', en: 'Phone' }),
    Website: url({ de: 'Website', en: 'Website' }),
    Street: textArea({ de: 'Straße und Hausnummer', en: 'Street' }, 255, address('Street')),
    PostalCode: text({ de: 'Postleitzahl', en: 'Postal code' }, 20, address('PostalCode')),
    City: text({ de: 'Ort', en: 'City' }, 40, address('City')),
    State: text({ de: 'Bundesland', en: 'State' }, 80, address('State')),
    Country: text({ de: 'Land', en: 'Country' }, 80, { ...address('Country'), default: 'DE' }),
    Status: picklist({ de: 'Status', en: 'Status' }, statuses, { required: true, default: 'New' }),
    IsConverted: calculated(
      'Boolean',
      { de: 'Umgewandelt', en: 'Converted' },
      hasStatus('Status', statuses, ({ converted }) => converted),
    ),
    Rating: picklist(
      { de: 'Einschätzung', en: 'Rating' },
      {
        Hot: { de: 'Heiß', en: 'Hot' },
        Warm: { de: 'Warm', en: 'Warm' },
        Cold: { de: 'Kalt', en: 'Cold' },
      },
    ),
    LeadSource: picklist({ de: 'Herkunft', en: 'Lead source' }, leadSources),
    Industry: picklist({ de: 'Branche', en: 'Industry' }, industries),
    Specialty__c: picklist({ de: 'Schwerpunkt', en: 'Specialty' }, specialties, {
      controlledBy: 'Industry',
      validFor: specialtiesValidFor,
    }),
    Interests__c: multiPicklist({ de: 'Interessiert an', en: 'Interested in' }, interests),
    NumberOfEmployees: int({ de: 'Beschäftigte', en: 'Employees' }, { rule: 'notNegative' }),
    AnnualRevenue: money({ de: 'Erwarteter Jahresumsatz', en: 'Annual revenue' }, { rule: 'notNegative' }),
    ConvertedDate: date({ de: 'Umgewandelt am', en: 'Converted date' }),
    ConvertedAccountId: reference(
      { de: 'Daraus entstandener Account', en: 'Converted account' },
      'Account',
      'ConvertedAccount',
      { children: 'Leads', onDelete: 'clear' },
    ),
    ConvertedContactId: reference(
      { de: 'Daraus entstandener Kontakt', en: 'Converted contact' },
      'Contact',
      'ConvertedContact',
      { onDelete: 'clear', filter: { field: 'AccountId', sameAs: 'ConvertedAccountId' } },
    ),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
  },
  nameFields: ['FirstName', 'LastName', 'Name'],
  tracked: [
    'Company',
    'LastName',
    'Status',
    'Rating',
    'Email',
    'Phone',
    'Industry',
    'AnnualRevenue',
    'OwnerId',
  ],
  duplicateRules: [
    {
      name: 'LeadSameEmail',
      message: {
        de: 'Es gibt bereits einen Interessenten mit dieser E-Mail-Adresse.',
        en: 'There is a lead with this e-mail address already.',
      },
      matching: [{ name: 'SameEmail', fields: [{ field: 'Email', method: 'Exact' }] }],
      onInsert: { action: 'Block', operations: [] },
      onUpdate: { action: 'Allow', operations: ['Alert'] },
    },
    {
      name: 'LeadSamePersonAndCompany',
      message: {
        de: 'Es gibt bereits einen Interessenten dieses Namens in einer ähnlich benannten Einrichtung.',
        en: 'There is a lead of this name in an organisation of a similar name already.',
      },
      matching: [
        {
          name: 'NameAndSimilarCompany',
          fields: [
            { field: 'LastName', method: 'Spelling' },
            { field: 'Company', method: 'OrganisationName' },
          ],
        },
      ],
      onInsert: { action: 'Allow', operations: ['Alert', 'Report'] },
      onUpdate: { action: 'Allow', operations: ['Report'] },
      filters: [{ field: 'Status', operation: 'notEqual', value: 'Unqualified' }],
    },
  ],
  layout: [
    {
      heading: { de: 'Interessent', en: 'Lead' },
      columns: [
        ['Salutation', 'FirstName', 'LastName', 'Title', 'Company', 'RecordTypeId', 'OwnerId'],
        ['Status', 'IsConverted', 'Rating', 'LeadSource', 'Email', 'Phone', 'Website'],
      ],
    },
    {
      heading: { de: 'Bedarf', en: 'Needs' },
      columns: [
        ['Industry', 'Specialty__c', 'Interests__c'],
        ['NumberOfEmployees', 'AnnualRevenue', 'Description'],
      ],
    },
    {
      heading: { de: 'Anschrift', en: 'Address' },
      columns: [
        ['Street', 'PostalCode', 'City'],
        ['State', 'Country'],
      ],
    },
    {
      heading: { de: 'Umwandlung', en: 'Conversion' },
      columns: [['ConvertedDate'], ['ConvertedAccountId', 'ConvertedContactId']],
    },
  ],
  compactLayout: ['Name', 'Company', 'Status', 'Phone', 'Email'],
  listViews: [
    {
      apiName: 'AllLeads',
      label: { de: 'Alle Interessenten', en: 'All leads' },
      columns: ['Name', 'Company', 'City', 'Industry', 'Status', 'Rating', 'OwnerId'],
      orderBy: { field: 'LastName', ascending: true },
    },
    {
      apiName: 'OpenLeads',
      label: { de: 'Offene Interessenten', en: 'Open leads' },
      columns: ['Name', 'Company', 'Status', 'Rating', 'Phone', 'CreatedDate'],
      filters: [{ field: 'Status', operator: 'Equals', values: ['New', 'Working', 'Qualified'] }],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
    {
      apiName: 'HotLeads',
      label: { de: 'Heiße Interessenten', en: 'Hot leads' },
      columns: ['Name', 'Company', 'Industry', 'AnnualRevenue', 'Phone'],
      filters: [{ field: 'Rating', operator: 'Equals', values: ['Hot'] }],
      orderBy: { field: 'AnnualRevenue', ascending: false },
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
      relationshipName: 'CampaignMembers',
      label: { de: 'Kampagnen', en: 'Campaigns' },
      columns: ['CampaignId', 'Status', 'FirstRespondedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
