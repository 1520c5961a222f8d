import { currencyIsoCode } from './common-fields.ts';
import { dateTime, defineObject, money, picklist, reference, secret, text } from './definition/index.ts';

/**
 * A card or a wallet as the sandbox provider knows it for an hour: its last digits and how its bank will answer, never its
 * number.
 */
export const PaymentToken__c = defineObject({
  apiName: 'PaymentToken__c',
  keyPrefix: 'a0P',
  label: { de: 'Zahlungsschlüssel', en: 'Payment token' },
  labelPlural: { de: 'Zahlungsschlüssel', en: 'Payment tokens' },
  theme: { color: '5B6676', icon: 'payment' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    TokenHash__c: secret({ de: 'Schlüssel', en: 'Token' }, { required: true, unique: true }),
    AccountId__c: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account__r', {
      onDelete: 'cascade',
    }),
    CartCheckoutSessionId__c: reference(
      { de: 'Verwendet in', en: 'Used in' },
      'CartCheckoutSession',
      'CartCheckoutSession__r',
      { onDelete: 'clear' },
    ),
    UsedAt__c: dateTime({ de: 'Verwendet am', en: 'Used at' }),
    CardType__c: text({ de: 'Kartenart', en: 'Card type' }, 40),
    CardLastDigits__c: text({ de: 'Letzte vier Ziffern', en: 'Last four digits' }, 4),
    Outcome__c: picklist(
      { de: 'Antwort der Bank', en: "The bank's answer" },
      {
        Approved: { de: 'Genehmigt', en: 'Approved' },
        Declined: { de: 'Abgelehnt', en: 'Declined' },
        InsufficientFunds: { de: 'Nicht gedeckt', en: 'Insufficient funds' },
      },
      { required: true },
    ),
    Confirmation__c: picklist(
      { de: 'Bestätigung durch den Kunden', en: 'Confirmation by the customer' },
      {
        NotNeeded: { de: 'Nicht nötig', en: 'Not needed' },
        Needed: { de: 'Nötig', en: 'Needed' },
        Confirmed: { de: 'Bestätigt', en: 'Confirmed' },
        Refused: { de: 'Verweigert', en: 'Refused' },
      },
      { required: true, default: 'NotNeeded' },
    ),
    ConfirmationHash__c: secret({ de: 'Bestätigungsseite', en: 'Confirmation page' }, { unique: true }),
    ConfirmationAmount__c: money({ de: 'Zu bestätigender Betrag', en: 'Amount to confirm' }),
    CurrencyIsoCode: currencyIsoCode(),
    ReturnPath__c: text({ de: 'Rückweg zum Shop', en: 'Way back to the shop' }, 255),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }, { required: true }),
  },
  nameFields: [],
  layout: [
    {
      heading: { de: 'Schlüssel', en: 'Token' },
      columns: [
        ['AccountId__c', 'CartCheckoutSessionId__c', 'UsedAt__c', 'ExpiresAt__c'],
        [
          'CardType__c',
          'CardLastDigits__c',
          'Outcome__c',
          'Confirmation__c',
          'ConfirmationAmount__c',
          'CurrencyIsoCode',
          'ReturnPath__c',
        ],
      ],
    },
  ],
  compactLayout: ['AccountId__c', 'ExpiresAt__c'],
});
