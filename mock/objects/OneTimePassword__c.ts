import { autoNumber, dateTime, defineObject, int, picklist, reference, text } from './definition/index.ts';

/** A one-time password that a buyer was sent. No mail leaves the platform, so that staff read here what it would say. */
export const OneTimePassword__c = defineObject({
  apiName: 'OneTimePassword__c',
  keyPrefix: 'a0O',
  label: { de: 'Einmalkennwort', en: 'One-time password' },
  labelPlural: { de: 'Einmalkennwörter', en: 'One-time passwords' },
  theme: { color: '5B6676', icon: 'session' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    UserId__c: reference({ de: 'Benutzer', en: 'User' }, 'User', 'User__r', {
      required: true,
      onDelete: 'cascade',
    }),
    Method__c: picklist(
      { de: 'Versandweg', en: 'Method' },
      { EMAIL: { de: 'E-Mail', en: 'Email' }, SMS: { de: 'SMS', en: 'Text message' } },
      { required: true },
    ),
    Type__c: picklist(
      { de: 'Zweck', en: 'Type' },
      {
        StepUp: { de: 'Änderung freigeben', en: 'Allow a change' },
        Reset: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
        Verify: { de: 'Adresse oder Nummer bestätigen', en: 'Verify address or number' },
      },
      { required: true },
    ),
    Recipient__c: text({ de: 'Gesendet an', en: 'Sent to' }, 80, { required: true }),
    Code__c: text({ de: 'Kennwort', en: 'Code' }, 6, { required: true }),
    Tries__c: int({ de: 'Versuche', en: 'Tries' }, { required: true, default: 0 }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
    VerifiedAt__c: dateTime({ de: 'Bestätigt am', en: 'Verified at' }),
    UsedAt__c: dateTime({ de: 'Verwendet am', en: 'Used at' }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Einmalkennwort', en: 'One-time password' },
      columns: [
        ['UserId__c', 'Method__c', 'Recipient__c', 'Type__c', 'Code__c'],
        ['ExpiresAt__c', 'Tries__c', 'VerifiedAt__c', 'UsedAt__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'UserId__c', 'Recipient__c', 'ExpiresAt__c'],
  listViews: [
    {
      apiName: 'NewestOneTimePasswords',
      label: { de: 'Neueste Einmalkennwörter', en: 'Newest one-time passwords' },
      columns: ['Name', 'UserId__c', 'Recipient__c', 'Code__c', 'ExpiresAt__c', 'VerifiedAt__c'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
