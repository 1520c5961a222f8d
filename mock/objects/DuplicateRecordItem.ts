import { defineObject, reference, text } from './definition/index.ts';

/** One of the records that duplicate one another. */
export const DuplicateRecordItem = defineObject({
  apiName: 'DuplicateRecordItem',
  keyPrefix: '0GL',
  label: { de: 'Dublette', en: 'Duplicate record item' },
  labelPlural: { de: 'Dubletten', en: 'Duplicate record items' },
  theme: { color: '9A6B2F', icon: 'duplicate' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name des Datensatzes', en: 'Name of the record' }, 255, { required: true }),
    DuplicateRecordSetId: reference(
      { de: 'Dublettengruppe', en: 'Duplicate record set' },
      'DuplicateRecordSet',
      'DuplicateRecordSet',
      { required: true, updateable: false, children: 'DuplicateRecordItems', onDelete: 'cascade' },
    ),
    RecordId: text({ de: 'Datensatz', en: 'Record' }, 18, { required: true, rule: 'recordId' }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['DuplicateRecordSetId', 'RecordId']],
  layout: [
    {
      heading: { de: 'Dublette', en: 'Duplicate record item' },
      columns: [['DuplicateRecordSetId'], ['RecordId']],
    },
  ],
  compactLayout: ['Name', 'DuplicateRecordSetId', 'RecordId'],
});
