import { addressFields, personName, salutation } from './common-fields.ts';
import { date, defineObject, email, phone, reference, textArea } from './definition/index.ts';

/** A person of an account. */
export const Contact = defineObject({
  apiName: 'Contact',
  keyPrefix: '003',
  label: { de: 'Kontakt', en: 'Contact' },
  labelPlural: { de: 'Kontakte', en: 'Contacts' },
  theme: { color: '8A4FB0', icon: 'contact' },
  owned: true,
  fields: {
    ...personName(),
    Salutation: salutation(),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      children: 'Contacts',
      onDelete: 'cascade',
    }),
    Email: email({ de: 'E-Mail', en: 'Email' }),
    Phone: phone({ de: 'Telefon', en: 'Phone' }),
    MobilePhone: phone({ de: 'Mobiltelefon', en: 'Mobile phone' }),
    Birthdate: date({ de: 'Geburtsdatum', en: 'Birthdate' }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
    ...addressFields('Mailing', { de: 'Post', en: 'Mailing' }),
  },
  nameFields: ['FirstName', 'LastName', 'Name'],
  tracked: ['FirstName', 'LastName', 'AccountId', 'Email', 'Phone', 'MobilePhone', 'OwnerId'],
  duplicateRules: [
    {
      name: 'ContactSamePerson',
      message: {
        de: 'Es gibt bereits einen Kontakt, der diese Person sein könnte.',
        en: 'There is a contact already who may be this person.',
      },
      matching: [
        { name: 'SameEmail', fields: [{ field: 'Email', method: 'Exact' }] },
        {
          name: 'SimilarNameAndPostalCode',
          fields: [
            { field: 'MailingPostalCode', method: 'Exact' },
            { field: 'LastName', method: 'Spelling' },
            { field: 'FirstName', method: 'FirstName' },
          ],
        },
      ],
      onInsert: { action: 'Allow', operations: ['Alert', 'Report'] },
      onUpdate: { action: 'Allow', operations: ['Alert'] },
    },
  ],
  layout: [
    {
      heading: { de: 'Kontakt', en: 'Contact' },
      columns: [
        ['Salutation', 'FirstName', 'LastName', 'AccountId', 'OwnerId'],
        ['Email', 'Phone', 'MobilePhone', 'Birthdate', 'Description'],
      ],
    },
    {
      heading: { de: 'Anschrift', en: 'Address' },
      columns: [
        ['MailingStreet', 'MailingPostalCode', 'MailingCity'],
        ['MailingState', 'MailingCountry'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountId', 'Email', 'Phone'],
  listViews: [
    {
      apiName: 'AllContacts',
      label: { de: 'Alle Kontakte', en: 'All contacts' },
      columns: ['Name', 'AccountId', 'Email', 'Phone', 'MailingCity'],
      orderBy: { field: 'LastName', ascending: true },
    },
    {
      apiName: 'NewestContacts',
      label: { de: 'Neueste Kontakte', en: 'Newest contacts' },
      columns: ['Name', 'AccountId', 'Email', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'Cases',
      label: { de: 'Anfragen', en: 'Cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
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
      relationshipName: 'Assets',
      label: { de: 'Geräte', en: 'Assets' },
      columns: ['Name', 'SerialNumber', 'Status', 'NextCheckDate__c'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      relationshipName: 'CampaignMembers',
      label: { de: 'Kampagnen', en: 'Campaigns' },
      columns: ['CampaignId', 'Status', 'FirstRespondedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
