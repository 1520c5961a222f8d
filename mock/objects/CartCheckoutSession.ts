import { addressFields } from './common-fields.ts';
import {
  autoNumber,
  dateTime,
  defineObject,
  int,
  phone,
  picklist,
  reference,
  secret,
  text,
  textArea,
} from './definition/index.ts';

/** One passage through the checkout, from start to order (storefront.md §4). */
export const CartCheckoutSession = defineObject({
  apiName: 'CartCheckoutSession',
  keyPrefix: '2z9',
  label: { de: 'Kassenvorgang', en: 'Checkout session' },
  labelPlural: { de: 'Kassenvorgänge', en: 'Checkout sessions' },
  theme: { color: '2F7F95', icon: 'checkout' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    WebCartId: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'WebCart', {
      required: true,
      updateable: false,
      children: 'CartCheckoutSessions',
      onDelete: 'cascade',
    }),
    State: picklist(
      { de: 'Stand', en: 'State' },
      {
        Started: { de: 'Begonnen', en: 'Started' },
        Paid: { de: 'Zahlung hinterlegt', en: 'Payment provided' },
        Ordered: { de: 'Bestellt', en: 'Ordered' },
        Expired: { de: 'Abgelaufen', en: 'Expired' },
      },
      { required: true, default: 'Started' },
    ),
    ProcessingUntil__c: dateTime({ de: 'In Bearbeitung bis', en: 'Processing until' }),
    ExpiresAt__c: dateTime({ de: 'Gültig bis', en: 'Expires at' }),
    ContactPhoneNumber__c: phone({ de: 'Telefon für die Beratung', en: 'Phone for advice' }),
    HealthDataConsentAt__c: dateTime({
      de: 'Einwilligung Gesundheitsdaten am',
      en: 'Health data consent at',
    }),
    HealthDataConsentVersion__c: text({ de: 'Fassung der Einwilligung', en: 'Consent version' }, 40),
    PaymentRequestType__c: picklist(
      { de: 'Zahlungsanfrage', en: 'Payment request type' },
      {
        Auth: { de: 'Reservierung', en: 'Auth' },
        PostAuth: { de: 'Reserviert beim Zahlungsdienst', en: 'PostAuth' },
        SimplePurchaseOrder: { de: 'Kauf auf Rechnung', en: 'Simple purchase order' },
        ClientRequest: { de: 'Anfrage des Browsers', en: 'Client request' },
      },
    ),
    PaymentMethod__c: text({ de: 'Zahlungsart', en: 'Payment method' }, 80),
    PaymentsData__c: textArea({ de: 'Daten des Zahlungsdienstes', en: 'Payments data' }, 10_000),
    PaymentToken__c: secret({ de: 'Zahlungsschlüssel', en: 'Payment token' }),
    BillingName: text({ de: 'Rechnungsempfänger', en: 'Billing name' }, 255),
    BillingCompanyName__c: text({ de: 'Rechnungsempfänger, Firma', en: 'Billing company name' }, 120),
    ...addressFields('Billing', { de: 'Rechnung', en: 'Billing' }),
    OrderId: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order', { onDelete: 'clear' }),
    IdempotencyKey__c: text({ de: 'Schlüssel der Bestellung', en: 'Idempotency key' }, 128),
    CartVersion__c: int({ de: 'Fassung des Warenkorbs', en: 'Cart version' }, { required: true, default: 1 }),
    Version__c: int({ de: 'Fassung', en: 'Version' }, { required: true, default: 1 }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Kassenvorgang', en: 'Checkout session' },
      columns: [
        ['Name', 'WebCartId', 'State', 'OrderId', 'ProcessingUntil__c', 'Version__c', 'CartVersion__c'],
        [
          'ContactPhoneNumber__c',
          'HealthDataConsentAt__c',
          'HealthDataConsentVersion__c',
          'ExpiresAt__c',
          'IdempotencyKey__c',
        ],
      ],
    },
    {
      heading: { de: 'Zahlung', en: 'Payment' },
      columns: [
        ['PaymentMethod__c', 'PaymentRequestType__c', 'PaymentsData__c'],
        [
          'BillingName',
          'BillingCompanyName__c',
          'BillingStreet',
          'BillingPostalCode',
          'BillingCity',
          'BillingState',
          'BillingCountry',
        ],
      ],
    },
  ],
  compactLayout: ['Name', 'WebCartId', 'State', 'OrderId'],
});
