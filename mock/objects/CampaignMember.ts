import { autoNumber, calculated, date, defineObject, picklist, reference } from './definition/index.ts';

/** A contact or a lead that a campaign addresses. */
export const CampaignMember = defineObject({
  apiName: 'CampaignMember',
  keyPrefix: '00v',
  label: { de: 'Angesprochener', en: 'Campaign member' },
  labelPlural: { de: 'Angesprochene', en: 'Campaign members' },
  theme: { color: 'B4512E', icon: 'campaign-member' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    CampaignId: reference({ de: 'Kampagne', en: 'Campaign' }, 'Campaign', 'Campaign', {
      required: true,
      updateable: false,
      children: 'CampaignMembers',
      onDelete: 'cascade',
    }),
    ContactId: reference({ de: 'Kontakt', en: 'Contact' }, 'Contact', 'Contact', {
      updateable: false,
      children: 'CampaignMembers',
      onDelete: 'cascade',
    }),
    LeadId: reference({ de: 'Interessent', en: 'Lead' }, 'Lead', 'Lead', {
      updateable: false,
      children: 'CampaignMembers',
      onDelete: 'cascade',
    }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Sent: { de: 'Angeschrieben', en: 'Sent' },
        Opened: { de: 'Geöffnet', en: 'Opened' },
        Responded: { de: 'Geantwortet', en: 'Responded' },
      },
      { required: true, nillable: true, default: 'Sent', length: 40 },
    ),
    HasResponded: calculated(
      'Boolean',
      { de: 'Hat geantwortet', en: 'Has responded' },
      `"Status" = 'Responded'`,
    ),
    FirstRespondedDate: date({ de: 'Erste Antwort am', en: 'First responded date' }),
  },
  nameFields: ['Name'],
  uniqueTogether: [
    ['CampaignId', 'ContactId'],
    ['CampaignId', 'LeadId'],
  ],
  layout: [
    {
      heading: { de: 'Angesprochener', en: 'Campaign member' },
      columns: [
        ['CampaignId', 'ContactId', 'LeadId'],
        ['Status', 'HasResponded', 'FirstRespondedDate'],
      ],
    },
  ],
  compactLayout: ['CampaignId', 'ContactId', 'LeadId', 'Status'],
  listViews: [
    {
      apiName: 'AllMembers',
      label: { de: 'Alle Angesprochenen', en: 'All campaign members' },
      columns: ['CampaignId', 'ContactId', 'LeadId', 'Status', 'FirstRespondedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
