import { contentFields } from './content-fields.ts';
import { defineObject, reference } from './definition/index.ts';

/** A file, of which there may be several versions. */
export const ContentDocument = defineObject({
  apiName: 'ContentDocument',
  keyPrefix: '069',
  label: { de: 'Datei', en: 'File' },
  labelPlural: { de: 'Dateien', en: 'Files' },
  theme: { color: '6B7B3A', icon: 'file' },
  owned: true,
  fields: {
    ...contentFields,
    LatestPublishedVersionId: reference(
      { de: 'Neueste Version', en: 'Latest version' },
      'ContentVersion',
      'LatestPublishedVersion',
      { createable: false, updateable: false, onDelete: 'clear' },
    ),
  },
  nameFields: ['Title'],
  layout: [
    {
      heading: { de: 'Datei', en: 'File' },
      columns: [
        ['Title', 'Description', 'OwnerId'],
        ['FileType', 'FileExtension', 'ContentSize', 'LatestPublishedVersionId'],
      ],
    },
  ],
  compactLayout: ['Title', 'FileType', 'ContentSize', 'OwnerId'],
  listViews: [
    {
      apiName: 'AllFiles',
      label: { de: 'Alle Dateien', en: 'All files' },
      columns: ['Title', 'FileType', 'ContentSize', 'OwnerId', 'LastModifiedDate'],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'ContentVersions',
      label: { de: 'Versionen', en: 'Versions' },
      columns: ['Title', 'VersionNumber', 'ContentSize', 'CreatedById', 'CreatedDate', 'VersionData'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
    {
      relationshipName: 'ContentDocumentLinks',
      label: { de: 'Verknüpfungen', en: 'Links' },
      columns: ['LinkedEntityId', 'ShareType', 'Visibility'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});
