import { int, text, textArea } from './definition/index.ts';

const byUpload = { createable: false, updateable: false } as const;

/** What a document and its versions both say of a file. */
export const contentFields = {
  Title: text({ de: 'Titel', en: 'Title' }, 255, { required: true }),
  Description: textArea({ de: 'Beschreibung', en: 'Description' }, 1000),
  FileType: text({ de: 'Dateityp', en: 'File type' }, 20, byUpload),
  FileExtension: text({ de: 'Dateiendung', en: 'File extension' }, 40, byUpload),
  ContentSize: int({ de: 'Größe in Bytes', en: 'Size in bytes' }, { ...byUpload, rule: 'notNegative' }),
} as const;
