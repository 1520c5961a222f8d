import { languageLocale } from './common-fields.ts';
import {
  dateTime,
  defineObject,
  email,
  int,
  phone,
  reference,
  secret,
  text,
  textArea,
} from './definition/index.ts';

/** An account that somebody wants to open, until a code that was sent to the mail address comes back. */
export const Registration__c = defineObject({
  apiName: 'Registration__c',
  keyPrefix: 'a0E',
  label: { de: 'Registrierung', en: 'Registration' },
  labelPlural: { de: 'Registrierungen', en: 'Registrations' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Email__c: email({ de: 'E-Mail', en: 'Email' }, { required: true }),
    FirstName__c: text({ de: 'Vorname', en: 'First name' }, 40, { required: true }),
    LastName__c: text({ de: 'Nachname', en: 'Last name' }, 80, { required: true }),
    Phone__c: phone({ de: 'Telefon', en: 'Phone' }),
    Language__c: languageLocale(),
    WebStoreId__c: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'WebStore__r', {
      required: true,
      onDelete: 'cascade',
    }),
    AccountId__c: reference({ de: 'Bisher Gast', en: 'Guest before' }, 'Account', 'Account__r', {
      required: true,
      onDelete: 'cascade',
    }),
    Addresses__c: textArea({ de: 'Adressen', en: 'Addresses' }, 100_000, { required: true }),
    Code__c: secret({ de: 'Code', en: 'Code' }, { required: true }),
    Tries__c: int({ de: 'Versuche', en: 'Tries' }, { required: true, default: 0 }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
  },
  nameFields: ['LastName__c'],
  layout: [
    {
      heading: { de: 'Registrierung', en: 'Registration' },
      columns: [
        ['FirstName__c', 'LastName__c', 'Email__c', 'Phone__c', 'Language__c'],
        ['WebStoreId__c', 'AccountId__c', 'Addresses__c', 'Tries__c', 'ExpiresAt__c'],
      ],
    },
  ],
  compactLayout: ['LastName__c', 'Email__c', 'ExpiresAt__c'],
});
