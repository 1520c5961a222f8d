import { defineObject, flag, reference, text } from './definition/index.ts';

/** Whether a person has folded a section of a layout. */
export const UserSectionPreference = defineObject({
  apiName: 'UserSectionPreference',
  keyPrefix: '0Ly',
  label: { de: 'Abschnittseinstellung', en: 'Section preference' },
  labelPlural: { de: 'Abschnittseinstellungen', en: 'Section preferences' },
  theme: { color: '5B6676', icon: 'layout' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UserId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User', {
      required: true,
      onDelete: 'cascade',
    }),
    LayoutName: text({ de: 'Layout', en: 'Layout' }, 180, {
      required: true,
      help: {
        de: 'Objekt, Datensatztyp, Art und Verwendung, etwa „Product2.012000000000000AAA.Full.View“.',
        en: 'Object, record type, kind and use, such as “Product2.012000000000000AAA.Full.View”.',
      },
    }),
    SectionId: text({ de: 'Abschnitt', en: 'Section' }, 18, { required: true }),
    IsCollapsed: flag({ de: 'Zugeklappt', en: 'Collapsed' }),
  },
  nameFields: [],
  uniqueTogether: [['UserId', 'LayoutName', 'SectionId']],
  layout: [
    {
      heading: { de: 'Einstellung', en: 'Preference' },
      columns: [
        ['UserId', 'LayoutName'],
        ['SectionId', 'IsCollapsed'],
      ],
    },
  ],
  compactLayout: ['UserId', 'LayoutName', 'SectionId', 'IsCollapsed'],
});
