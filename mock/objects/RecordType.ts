import { defineObject, flag, text } from './definition/index.ts';

/** A kind of record within one object, with its own picklist values. */
export const RecordType = defineObject({
  apiName: 'RecordType',
  keyPrefix: '012',
  label: { de: 'Datensatztyp', en: 'Record type' },
  labelPlural: { de: 'Datensatztypen', en: 'Record types' },
  theme: { color: '5B6676', icon: 'record-type' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    DeveloperName: text({ de: 'Entwicklername', en: 'Developer name' }, 80, { required: true }),
    SobjectType: text({ de: 'Objekt', en: 'Object' }, 80, { required: true }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['SobjectType', 'DeveloperName']],
  layout: [
    {
      heading: { de: 'Datensatztyp', en: 'Record type' },
      columns: [
        ['Name', 'DeveloperName'],
        ['SobjectType', 'IsActive'],
      ],
    },
  ],
  compactLayout: ['Name', 'SobjectType', 'IsActive'],
});
