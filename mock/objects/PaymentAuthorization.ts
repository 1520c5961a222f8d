import { currencyIsoCode } from './common-fields.ts';
import { autoNumber, dateTime, defineObject, money, picklist, reference, text } from './definition/index.ts';

const nothingYet = { required: true, default: '0.00', rule: 'notNegative' } as const;

/** Money that a payment provider has set aside for a checkout, and later for its order. */
export const PaymentAuthorization = defineObject({
  apiName: 'PaymentAuthorization',
  keyPrefix: '0xc',
  label: { de: 'Zahlungsreservierung', en: 'Payment authorization' },
  labelPlural: { de: 'Zahlungsreservierungen', en: 'Payment authorizations' },
  theme: { color: '3E7A3A', icon: 'payment' },
  managedByPlatform: true,
  fields: {
    PaymentAuthorizationNumber: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      children: 'PaymentAuthorizations',
      onDelete: 'cascade',
    }),
    CartCheckoutSessionId__c: reference(
      { de: 'Kassenvorgang', en: 'Checkout session' },
      'CartCheckoutSession',
      'CartCheckoutSession__r',
      { children: 'PaymentAuthorizations', onDelete: 'clear' },
    ),
    OrderId__c: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order__r', {
      children: 'PaymentAuthorizations',
      onDelete: 'clear',
    }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      { Processed: { de: 'Reserviert', en: 'Processed' }, Voided: { de: 'Freigegeben', en: 'Voided' } },
      { required: true, default: 'Processed' },
    ),
    Amount: money({ de: 'Betrag', en: 'Amount' }, { required: true, rule: 'notNegative' }),
    TotalPaymentCaptureAmount: money({ de: 'Eingezogen', en: 'Total payment capture amount' }, nothingYet),
    TotalAuthReversalAmount: money({ de: 'Freigegebener Betrag', en: 'Total reversal amount' }, nothingYet),
    TotalRefundAmount__c: money({ de: 'Erstatteter Betrag', en: 'Total refund amount' }, nothingYet),
    CurrencyIsoCode: currencyIsoCode(),
    ProcessingMode__c: picklist(
      { de: 'Zahlungsanfrage', en: 'Payment request type' },
      {
        Auth: { de: 'Reservierung', en: 'Auth' },
        PostAuth: { de: 'Reserviert beim Zahlungsdienst', en: 'PostAuth' },
      },
      { required: true },
    ),
    CardType__c: text({ de: 'Kartenart', en: 'Card type' }, 40),
    CardLastDigits__c: text({ de: 'Letzte vier Ziffern', en: 'Last four digits' }, 4),
    GatewayRefNumber: text({ de: 'Beleg des Zahlungsdienstes', en: 'Gateway reference' }, 80),
    VoidedAt__c: dateTime({ de: 'Freigegeben am', en: 'Voided at' }),
  },
  nameFields: ['PaymentAuthorizationNumber'],
  layout: [
    {
      heading: { de: 'Zahlungsreservierung', en: 'Payment authorization' },
      columns: [
        ['PaymentAuthorizationNumber', 'AccountId', 'CartCheckoutSessionId__c', 'OrderId__c', 'Status'],
        [
          'Amount',
          'TotalPaymentCaptureAmount',
          'TotalAuthReversalAmount',
          'TotalRefundAmount__c',
          'CurrencyIsoCode',
          'ProcessingMode__c',
          'CardType__c',
          'CardLastDigits__c',
        ],
      ],
    },
    {
      heading: { de: 'Zahlungsdienst', en: 'Gateway' },
      columns: [['GatewayRefNumber'], ['VoidedAt__c']],
    },
  ],
  compactLayout: ['PaymentAuthorizationNumber', 'AccountId', 'Amount', 'Status'],
  listViews: [
    {
      apiName: 'AllPaymentAuthorizations',
      label: { de: 'Alle Zahlungsreservierungen', en: 'All payment authorizations' },
      columns: ['PaymentAuthorizationNumber', 'AccountId', 'OrderId__c', 'Amount', 'Status', 'CreatedDate'],
      orderBy: { field: 'PaymentAuthorizationNumber', ascending: false },
    },
  ],
});
