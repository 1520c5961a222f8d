import { dateTime, defineObject, reference, secret, text } from './definition/index.ts';

/** A refresh token that a user has granted to an application. Only a hash of it is kept, also after it was exchanged. */
export const OauthToken = defineObject({
  apiName: 'OauthToken',
  keyPrefix: '0CQ',
  label: { de: 'Aktualisierungstoken', en: 'Refresh token' },
  labelPlural: { de: 'Aktualisierungstoken', en: 'Refresh tokens' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UserId: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User', {
      required: true,
      onDelete: 'cascade',
    }),
    ConnectedApplicationId__c: reference(
      { de: 'Verbundene App', en: 'Connected app' },
      'ConnectedApplication',
      'ConnectedApplication__r',
      { required: true, onDelete: 'cascade' },
    ),
    Scopes__c: text({ de: 'Berechtigungen', en: 'Scopes' }, 255, { required: true }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
    ReplacedAt__c: dateTime({ de: 'Eingetauscht', en: 'Exchanged at' }),
    TokenHash__c: secret({ de: 'Token', en: 'Token' }, { required: true, unique: true }),
    GrantId__c: secret({ de: 'Freigabe', en: 'Grant' }, { required: true }),
  },
  nameFields: [],
  layout: [
    {
      heading: { de: 'Aktualisierungstoken', en: 'Refresh token' },
      columns: [
        ['UserId', 'ConnectedApplicationId__c', 'Scopes__c'],
        ['ExpiresAt__c', 'ReplacedAt__c'],
      ],
    },
  ],
  compactLayout: ['UserId', 'ConnectedApplicationId__c', 'ExpiresAt__c'],
});
