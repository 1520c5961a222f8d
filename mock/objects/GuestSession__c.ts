import { dateTime, defineObject, reference, secret } from './definition/index.ts';

/** A visitor who has a cart without having signed in, known by a cookie. Only a hash of its token is kept. */
export const GuestSession__c = defineObject({
  apiName: 'GuestSession__c',
  keyPrefix: 'a0G',
  label: { de: 'Sitzung eines Gastes', en: 'Guest session' },
  labelPlural: { de: 'Sitzungen von Gästen', en: 'Guest sessions' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    AccountId__c: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account__r', {
      required: true,
      onDelete: 'cascade',
    }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
    TokenHash__c: secret({ de: 'Sitzungsschlüssel', en: 'Token' }, { required: true, unique: true }),
    CsrfToken__c: secret({ de: 'Formularschlüssel', en: 'CSRF token' }, { required: true }),
  },
  nameFields: [],
  layout: [{ heading: { de: 'Sitzung', en: 'Session' }, columns: [['AccountId__c'], ['ExpiresAt__c']] }],
  compactLayout: ['AccountId__c', 'ExpiresAt__c'],
});
