import { defineObject, secret, text } from './definition/index.ts';

/** The key by which this platform signs id tokens; made when the first one is. */
export const SigningKey__c = defineObject({
  apiName: 'SigningKey__c',
  keyPrefix: 'a0K',
  label: { de: 'Signaturschlüssel', en: 'Signing key' },
  labelPlural: { de: 'Signaturschlüssel', en: 'Signing keys' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    KeyId__c: text({ de: 'Kennung', en: 'Key id' }, 43, { required: true, unique: true }),
    PrivateKey__c: secret({ de: 'Privater Schlüssel', en: 'Private key' }, { required: true }, 4000),
  },
  nameFields: [],
  layout: [{ heading: { de: 'Signaturschlüssel', en: 'Signing key' }, columns: [['KeyId__c'], []] }],
  compactLayout: ['KeyId__c'],
});
