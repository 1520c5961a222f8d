import { languageLocale, personName } from './common-fields.ts';
import { dateTime, defineObject, email, flag, phone, reference, secret, text } from './definition/index.ts';
import { locale, timeZone } from './user-settings.ts';

/** Someone who signs in: a buyer with an account, or staff of the shop. */
export const User = defineObject({
  apiName: 'User',
  keyPrefix: '005',
  label: { de: 'Benutzer', en: 'User' },
  labelPlural: { de: 'Benutzer', en: 'Users' },
  theme: { color: '2F7F95', icon: 'user' },
  fields: {
    ...personName(),
    Username: text({ de: 'Benutzername', en: 'Username' }, 80, { required: true, unique: true }),
    Email: email({ de: 'E-Mail', en: 'Email' }, { required: true }, 128),
    Phone: phone({ de: 'Telefon', en: 'Phone' }),
    ProfileId: reference({ de: 'Profil', en: 'Profile' }, 'Profile', 'Profile', {
      required: true,
      children: 'Users',
    }),
    ContactId: reference({ de: 'Kontakt', en: 'Contact' }, 'Contact', 'Contact', { children: 'Users' }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', { children: 'Users' }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
    LanguageLocaleKey: languageLocale(),
    LocaleSidKey: locale(),
    TimeZoneSidKey: timeZone(),
    LastLoginDate: dateTime(
      { de: 'Letzte Anmeldung', en: 'Last login' },
      { createable: false, updateable: false },
    ),
    IsDemo__c: flag({ de: 'Demo-Benutzer', en: 'Demo user' }, { createable: false, updateable: false }),
    VerifiedEmail__c: email(
      { de: 'Bestätigte E-Mail', en: 'Verified email' },
      { createable: false, updateable: false },
    ),
    VerifiedPhone__c: phone(
      { de: 'Bestätigtes Telefon', en: 'Verified phone' },
      { createable: false, updateable: false },
    ),
    PasswordHash__c: secret({ de: 'Kennwort', en: 'Password' }),
  },
  nameFields: ['FirstName', 'LastName', 'Name'],
  layout: [
    {
      heading: { de: 'Benutzer', en: 'User' },
      columns: [
        ['FirstName', 'LastName', 'Username', 'Email', 'Phone'],
        ['ProfileId', 'AccountId', 'ContactId', 'IsActive', 'IsDemo__c'],
      ],
    },
    {
      heading: { de: 'Einstellungen', en: 'Settings' },
      columns: [
        ['LanguageLocaleKey', 'LocaleSidKey', 'TimeZoneSidKey'],
        ['LastLoginDate', 'VerifiedEmail__c', 'VerifiedPhone__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'Username', 'ProfileId', 'IsActive'],
  listViews: [
    {
      apiName: 'AllUsers',
      label: { de: 'Alle Benutzer', en: 'All users' },
      columns: ['Name', 'Username', 'ProfileId', 'AccountId', 'IsActive', 'LastLoginDate'],
      orderBy: { field: 'LastName', ascending: true },
    },
  ],
});
