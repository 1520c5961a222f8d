import { defineObject, reference, text, textArea } from './definition/index.ts';

/** Room for the widths of more columns than any list has. */
const JSON_LENGTH = 30_000;

/** How a person has arranged a list view or a related list for themselves: widths, line breaks and order. */
export const UserListPreference = defineObject({
  apiName: 'UserListPreference',
  keyPrefix: '0Lp',
  label: { de: 'Listeneinstellung', en: 'List preference' },
  labelPlural: { de: 'Listeneinstellungen', en: 'List preferences' },
  theme: { color: '5B6676', icon: 'list' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UserId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User', {
      required: true,
      onDelete: 'cascade',
    }),
    ListName: text({ de: 'Liste', en: 'List' }, 180, {
      required: true,
      help: {
        de: 'Art der Liste, Objekt und Name, etwa „listView:Product2.AllProducts“.',
        en: 'Kind of list, object and name, such as “listView:Product2.AllProducts”.',
      },
    }),
    ColumnWidths: textArea({ de: 'Spaltenbreiten', en: 'Column widths' }, JSON_LENGTH, { rule: 'json' }),
    ColumnWrap: textArea({ de: 'Zeilenumbrüche', en: 'Column wrapping' }, JSON_LENGTH, { rule: 'json' }),
    OrderedBy: textArea({ de: 'Sortierung', en: 'Order' }, JSON_LENGTH, { rule: 'json' }),
  },
  nameFields: [],
  uniqueTogether: [['UserId', 'ListName']],
  layout: [
    {
      heading: { de: 'Einstellung', en: 'Preference' },
      columns: [
        ['UserId', 'ListName'],
        ['ColumnWidths', 'ColumnWrap', 'OrderedBy'],
      ],
    },
  ],
  compactLayout: ['UserId', 'ListName'],
});
