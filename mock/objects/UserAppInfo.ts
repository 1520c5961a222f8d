import { defineObject, picklist, reference, text } from './definition/index.ts';

/** The app that a user has opened last, on each size of display. */
export const UserAppInfo = defineObject({
  apiName: 'UserAppInfo',
  keyPrefix: '0Ds',
  label: { de: 'Gewählte App', en: 'Selected app' },
  labelPlural: { de: 'Gewählte Apps', en: 'Selected apps' },
  theme: { color: '5B6676', icon: 'app' },
  searchable: false,
  fields: {
    UserId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User', {
      required: true,
      default: 'user',
      createable: false,
      updateable: false,
      onDelete: 'cascade',
    }),
    AppDefinitionId: text({ de: 'App', en: 'App' }, 18, { required: true }),
    FormFactor: picklist(
      { de: 'Anzeige', en: 'Form factor' },
      {
        Large: { de: 'Groß', en: 'Large' },
        Medium: { de: 'Mittel', en: 'Medium' },
        Small: { de: 'Klein', en: 'Small' },
      },
      { required: true, default: 'Large', updateable: false },
    ),
  },
  nameFields: [],
  uniqueTogether: [['UserId', 'FormFactor']],
  layout: [
    {
      heading: { de: 'Gewählte App', en: 'Selected app' },
      columns: [['UserId', 'AppDefinitionId'], ['FormFactor']],
    },
  ],
  compactLayout: ['UserId', 'AppDefinitionId', 'FormFactor'],
});
