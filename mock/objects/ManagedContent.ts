import { dateTime, defineObject, flag, picklist, text, textArea } from './definition/index.ts';

/** A piece of content in one language: a banner, an image, a legal text. */
export const ManagedContent = defineObject({
  apiName: 'ManagedContent',
  keyPrefix: '20Y',
  label: { de: 'Inhalt', en: 'Content' },
  labelPlural: { de: 'Inhalte', en: 'Content' },
  theme: { color: 'A03E72', icon: 'content' },
  owned: true,
  fields: {
    Name: text({ de: 'Titel', en: 'Title' }, 255, { required: true }),
    ContentKey: text({ de: 'Inhaltsschlüssel', en: 'Content key' }, 80, {
      required: true,
      updateable: false,
    }),
    ContentTypeFullyQualifiedName: text({ de: 'Inhaltstyp', en: 'Content type' }, 120, {
      required: true,
      updateable: false,
      help: {
        de: 'Etwa sfdc_cms__image oder sfdc_cms__news.',
        en: 'Such as sfdc_cms__image or sfdc_cms__news.',
      },
    }),
    Language: picklist(
      { de: 'Sprache', en: 'Language' },
      {
        de: { de: 'Deutsch', en: 'German' },
        en: { de: 'Englisch', en: 'English' },
      },
      { required: true, default: 'de', updateable: false },
    ),
    ContentBody: textArea({ de: 'Inhalt (JSON)', en: 'Content body (JSON)' }, 131072, {
      required: true,
      rule: 'json',
    }),
    UrlName: text({ de: 'Name in der Adresse', en: 'URL name' }, 255),
    IsPublished: flag({ de: 'Veröffentlicht', en: 'Published' }),
    PublishedDate: dateTime({ de: 'Veröffentlicht am', en: 'Published date' }),
    DraftName__c: text({ de: 'Titel des Entwurfs', en: 'Title of the draft' }, 255),
    DraftBody__c: textArea({ de: 'Entwurf (JSON)', en: 'Draft (JSON)' }, 131072, {
      rule: 'json',
      help: {
        de: 'Was der Shop zeigt, sobald es veröffentlicht ist; bis dahin nur die Vorschau.',
        en: 'What the shop shows once it is published; until then the preview alone.',
      },
    }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ContentKey', 'Language']],
  layout: [
    {
      heading: { de: 'Inhalt', en: 'Content' },
      columns: [
        ['Name', 'ContentKey', 'ContentTypeFullyQualifiedName', 'Language'],
        ['IsPublished', 'PublishedDate', 'UrlName', 'OwnerId'],
      ],
    },
    { heading: { de: 'Text', en: 'Body' }, columns: [['ContentBody'], ['DraftName__c', 'DraftBody__c']] },
  ],
  relatedLists: [
    {
      relationshipName: 'ManagedContentVersions',
      label: { de: 'Fassungen', en: 'Versions' },
      columns: ['VersionNumber', 'Name', 'PublishedDate', 'PublishedById'],
      orderBy: { field: 'VersionNumber', ascending: false },
    },
  ],
  compactLayout: ['Name', 'ContentTypeFullyQualifiedName', 'Language', 'IsPublished'],
  listViews: [
    {
      apiName: 'AllContent',
      label: { de: 'Alle Inhalte', en: 'All content' },
      columns: [
        'Name',
        'ContentKey',
        'ContentTypeFullyQualifiedName',
        'Language',
        'IsPublished',
        'PublishedDate',
      ],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
