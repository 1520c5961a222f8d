import { getContentVersionData } from '#generated/record-data/client.gen.ts';
import { contentFields } from './content-fields.ts';
import { defineObject, flag, formula, reference, text } from './definition/index.ts';

const byUpload = { createable: false, updateable: false } as const;
const { base, path } = getContentVersionData;
const [before, after] = `${base}${path}`.split('{contentVersionId}');

/** One content of a file; its bytes lie in content chunks and are served at the address in `VersionData`. */
export const ContentVersion = defineObject({
  apiName: 'ContentVersion',
  keyPrefix: '068',
  label: { de: 'Dateiversion', en: 'File version' },
  labelPlural: { de: 'Dateiversionen', en: 'File versions' },
  theme: { color: '6B7B3A', icon: 'file' },
  owned: true,
  fields: {
    ...contentFields,
    ContentDocumentId: reference({ de: 'Datei', en: 'File' }, 'ContentDocument', 'ContentDocument', {
      ...byUpload,
      required: true,
      children: 'ContentVersions',
      onDelete: 'cascade',
    }),
    VersionNumber: text({ de: 'Version', en: 'Version' }, 20, { ...byUpload, required: true }),
    IsLatest: flag({ de: 'Neueste', en: 'Latest' }, byUpload),
    PathOnClient: text({ de: 'Dateiname', en: 'File name' }, 255, byUpload),
    Checksum: text({ de: 'Prüfsumme', en: 'Checksum' }, 50, byUpload),
    VersionData: formula({ de: 'Inhalt', en: 'Content' }, 255, `'${before}' || "Id" || '${after}'`),
  },
  nameFields: ['Title'],
  uniqueTogether: [['ContentDocumentId', 'VersionNumber']],
  layout: [
    {
      heading: { de: 'Dateiversion', en: 'File version' },
      columns: [
        ['Title', 'Description', 'ContentDocumentId', 'VersionNumber', 'IsLatest', 'OwnerId'],
        ['PathOnClient', 'FileType', 'FileExtension', 'ContentSize', 'Checksum', 'VersionData'],
      ],
    },
  ],
  compactLayout: ['Title', 'VersionNumber', 'FileType', 'ContentSize'],
});
