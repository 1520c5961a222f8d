import { dateTime, defineObject, int, reference, text, textArea } from './definition/index.ts';

/** A content as it was published once, in its language. */
export const ManagedContentVersion = defineObject({
  apiName: 'ManagedContentVersion',
  keyPrefix: '5OU',
  label: { de: 'Fassung eines Inhalts', en: 'Content version' },
  labelPlural: { de: 'Fassungen von Inhalten', en: 'Content versions' },
  theme: { color: 'A03E72', icon: 'content' },
  managedByPlatform: true,
  searchable: false,
  fields: {
    Name: text({ de: 'Titel', en: 'Title' }, 255, { required: true }),
    ManagedContentId: reference({ de: 'Inhalt', en: 'Content' }, 'ManagedContent', 'ManagedContent', {
      required: true,
      children: 'ManagedContentVersions',
      onDelete: 'cascade',
    }),
    VersionNumber: int({ de: 'Fassung', en: 'Version' }, { required: true }),
    ContentBody: textArea({ de: 'Inhalt (JSON)', en: 'Content body (JSON)' }, 131072, {
      required: true,
      rule: 'json',
    }),
    PublishedDate: dateTime({ de: 'Veröffentlicht am', en: 'Published date' }),
    PublishedById: reference({ de: 'Veröffentlicht von', en: 'Published by' }, 'User', 'PublishedBy'),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ManagedContentId', 'VersionNumber']],
  layout: [
    {
      heading: { de: 'Fassung', en: 'Version' },
      columns: [
        ['Name', 'ManagedContentId', 'VersionNumber'],
        ['PublishedDate', 'PublishedById'],
      ],
    },
    { heading: { de: 'Text', en: 'Body' }, columns: [['ContentBody'], []] },
  ],
  compactLayout: ['Name', 'VersionNumber', 'PublishedDate', 'PublishedById'],
  listViews: [
    {
      apiName: 'AllContentVersions',
      label: { de: 'Alle Fassungen', en: 'All versions' },
      columns: ['Name', 'ManagedContentId', 'VersionNumber', 'PublishedDate', 'PublishedById'],
      orderBy: { field: 'VersionNumber', ascending: false },
    },
  ],
});
