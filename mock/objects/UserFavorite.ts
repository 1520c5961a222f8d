import { dateTime, defineObject, int, picklist, reference, text } from './definition/index.ts';

/** A record, a list or a page that a person has marked to find it again. */
export const UserFavorite = defineObject({
  apiName: 'UserFavorite',
  keyPrefix: '0MV',
  label: { de: 'Favorit', en: 'Favorite' },
  labelPlural: { de: 'Favoriten', en: 'Favorites' },
  theme: { color: '5B6676', icon: 'favorite' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UserId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User', {
      required: true,
      onDelete: 'cascade',
    }),
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    Target: text({ de: 'Ziel', en: 'Target' }, 255, { required: true }),
    TargetType: picklist(
      { de: 'Art des Ziels', en: 'Target type' },
      {
        ListView: { de: 'Listenansicht', en: 'List view' },
        ObjectHome: { de: 'Objekt', en: 'Object' },
        Record: { de: 'Datensatz', en: 'Record' },
        Tab: { de: 'Navigationseintrag', en: 'Navigation item' },
      },
      { required: true },
    ),
    ObjectType: text({ de: 'Objekt', en: 'Object' }, 80),
    SortOrder: int({ de: 'Stelle', en: 'Position' }, { required: true, rule: 'notNegative' }),
    AccessCount: int({ de: 'Verwendungen', en: 'Uses' }, { required: true, default: 0, rule: 'notNegative' }),
    LastAccessDate: dateTime({ de: 'Zuletzt verwendet am', en: 'Last access date' }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Favorit', en: 'Favorite' },
      columns: [
        ['Name', 'UserId', 'SortOrder', 'AccessCount'],
        ['Target', 'TargetType', 'ObjectType', 'LastAccessDate'],
      ],
    },
  ],
  compactLayout: ['Name', 'TargetType', 'UserId', 'SortOrder'],
});
