import { defineObject, text } from './definition/index.ts';

/** A saved list: which records, which columns, in which order. Those of the definitions are kept in step at start. */
export const ListView = defineObject({
  apiName: 'ListView',
  keyPrefix: '00B',
  label: { de: 'Listenansicht', en: 'List view' },
  labelPlural: { de: 'Listenansichten', en: 'List views' },
  theme: { color: '5B6676', icon: 'list' },
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    DeveloperName: text({ de: 'Entwicklername', en: 'Developer name' }, 80, { required: true }),
    SobjectType: text({ de: 'Objekt', en: 'Object' }, 80, { required: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['SobjectType', 'DeveloperName']],
  layout: [
    {
      heading: { de: 'Listenansicht', en: 'List view' },
      columns: [['Name', 'DeveloperName'], ['SobjectType']],
    },
  ],
  compactLayout: ['Name', 'SobjectType'],
});
