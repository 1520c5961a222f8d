import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { defineObject, int, makeField, reference } from './definition/index.ts';

/** Base64 needs four characters for three bytes. */
const CHARACTERS = 4 * Math.ceil(filesConstants.chunkBytes / 3);

/**
 * A piece of the bytes of a file version. Bytes lie in the database, so that they are saved and undone together with
 * the records that tell of them; in pieces, because the embedded database does badly with huge values.
 */
export const ContentChunk = defineObject({
  apiName: 'ContentChunk',
  keyPrefix: '0Fc',
  label: { de: 'Dateistück', en: 'File chunk' },
  labelPlural: { de: 'Dateistücke', en: 'File chunks' },
  theme: { color: '5B6676', icon: 'file' },
  managedByPlatform: true,
  searchable: false,
  fields: {
    ContentVersionId: reference({ de: 'Version', en: 'Version' }, 'ContentVersion', 'ContentVersion', {
      required: true,
      onDelete: 'cascade',
    }),
    Position: int({ de: 'Stelle', en: 'Position' }, { required: true }),
    Data: makeField<string, 'required'>(
      'TextArea',
      { de: 'Daten', en: 'Data' },
      { required: true, hidden: true },
      { length: CHARACTERS },
    ),
  },
  nameFields: [],
  uniqueTogether: [['ContentVersionId', 'Position']],
  layout: [
    { heading: { de: 'Dateistück', en: 'File chunk' }, columns: [['ContentVersionId'], ['Position']] },
  ],
  compactLayout: ['ContentVersionId', 'Position'],
});
