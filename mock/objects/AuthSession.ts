import { dateTime, defineObject, reference, secret, text } from './definition/index.ts';

/** A sign-in that lasts until it expires or the user signs out. Only a hash of the token is kept. */
export const AuthSession = defineObject({
  apiName: 'AuthSession',
  keyPrefix: '0Ak',
  label: { de: 'Sitzung', en: 'Session' },
  labelPlural: { de: 'Sitzungen', en: 'Sessions' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UsersId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'Users', {
      required: true,
      onDelete: 'cascade',
    }),
    // Written by former versions, whose data folders are still to be opened; guests are known by a cookie of their own now.
    GuestAccountId__c: reference({ de: 'Zuvor Gast', en: 'Guest before' }, 'Account', 'GuestAccount__r', {
      onDelete: 'clear',
    }),
    ConnectedApplicationId__c: reference(
      { de: 'Verbundene App', en: 'Connected app' },
      'ConnectedApplication',
      'ConnectedApplication__r',
      { onDelete: 'cascade' },
    ),
    Scopes__c: text({ de: 'Berechtigungen', en: 'Scopes' }, 255),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
    TokenHash__c: secret({ de: 'Sitzungsschlüssel', en: 'Token' }, { required: true, unique: true }),
    CsrfToken__c: secret({ de: 'Formularschlüssel', en: 'CSRF token' }, { required: true }),
    GrantId__c: secret({ de: 'Freigabe', en: 'Grant' }),
  },
  nameFields: [],
  layout: [
    {
      heading: { de: 'Sitzung', en: 'Session' },
      columns: [
        ['UsersId', 'GuestAccountId__c', 'ExpiresAt__c'],
        ['ConnectedApplicationId__c', 'Scopes__c'],
      ],
    },
  ],
  compactLayout: ['UsersId', 'ExpiresAt__c'],
});
