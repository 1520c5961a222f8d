import { dateTime, defineObject, reference, secret, text, textArea } from './definition/index.ts';

/** An authorization code, to be exchanged for a token once and soon. Only a hash of it is kept, also when it was. */
export const OauthCode__c = defineObject({
  apiName: 'OauthCode__c',
  keyPrefix: 'a0H',
  label: { de: 'Autorisierungscode', en: 'Authorization code' },
  labelPlural: { de: 'Autorisierungscodes', en: 'Authorization codes' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    UserId__c: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User__r', {
      required: true,
      onDelete: 'cascade',
    }),
    ConnectedApplicationId__c: reference(
      { de: 'Verbundene App', en: 'Connected app' },
      'ConnectedApplication',
      'ConnectedApplication__r',
      { required: true, onDelete: 'cascade' },
    ),
    RedirectUri__c: textArea({ de: 'Rücksprungadresse', en: 'Callback address' }, 2000, { required: true }),
    Scopes__c: text({ de: 'Berechtigungen', en: 'Scopes' }, 255, { required: true }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
    RedeemedAt__c: dateTime({ de: 'Eingelöst', en: 'Redeemed at' }),
    CodeHash__c: secret({ de: 'Code', en: 'Code' }, { required: true, unique: true }),
    Challenge__c: secret({ de: 'Prüfwert', en: 'Challenge' }),
    Nonce__c: secret({ de: 'Einmalwert', en: 'Nonce' }),
    GrantId__c: secret({ de: 'Freigabe', en: 'Grant' }, { required: true }),
  },
  nameFields: [],
  layout: [
    {
      heading: { de: 'Autorisierungscode', en: 'Authorization code' },
      columns: [
        ['UserId__c', 'ConnectedApplicationId__c', 'Scopes__c'],
        ['RedirectUri__c', 'ExpiresAt__c', 'RedeemedAt__c'],
      ],
    },
  ],
  compactLayout: ['UserId__c', 'ConnectedApplicationId__c', 'ExpiresAt__c'],
});
