import { defineObject, text } from './definition/index.ts';

/** What a user may do; the rights themselves are stated in code. */
export const Profile = defineObject({
  apiName: 'Profile',
  keyPrefix: '00e',
  label: { de: 'Profil', en: 'Profile' },
  labelPlural: { de: 'Profile', en: 'Profiles' },
  theme: { color: '5B6676', icon: 'profile' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true, unique: true }),
  },
  nameFields: ['Name'],
  layout: [{ heading: { de: 'Profil', en: 'Profile' }, columns: [['Name'], []] }],
  compactLayout: ['Name'],
  relatedLists: [
    {
      relationshipName: 'Users',
      label: { de: 'Benutzer', en: 'Users' },
      columns: ['Name', 'Username', 'IsActive'],
      orderBy: { field: 'LastName', ascending: true },
    },
  ],
});
