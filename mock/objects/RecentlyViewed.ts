import { dateTime, defineObject, reference, text } from './definition/index.ts';

/** When a person last opened or saved a record: what the lists of recently used records are made of. */
export const RecentlyViewed = defineObject({
  apiName: 'RecentlyViewed',
  keyPrefix: '0Rv',
  label: { de: 'Zuletzt verwendeter Datensatz', en: 'Recently viewed record' },
  labelPlural: { de: 'Zuletzt verwendete Datensätze', en: 'Recently viewed records' },
  theme: { color: '5B6676', icon: 'list' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UserId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User', {
      required: true,
      onDelete: 'cascade',
    }),
    Type: text({ de: 'Objekt', en: 'Object' }, 80, { required: true }),
    RecordId: text({ de: 'Datensatz', en: 'Record' }, 18, { required: true }),
    LastViewedDate: dateTime({ de: 'Zuletzt verwendet am', en: 'Last viewed date' }, { required: true }),
  },
  nameFields: [],
  uniqueTogether: [['UserId', 'Type', 'RecordId']],
  layout: [
    {
      heading: { de: 'Verwendung', en: 'Use' },
      columns: [
        ['UserId', 'LastViewedDate'],
        ['Type', 'RecordId'],
      ],
    },
  ],
  compactLayout: ['UserId', 'Type', 'RecordId', 'LastViewedDate'],
});
