import { totalFields } from './amount-fields.ts';
import { addressFields, currencyIsoCode, taxType } from './common-fields.ts';
import {
  autoNumber,
  date,
  dateTime,
  defineObject,
  email,
  phone,
  picklist,
  reference,
  text,
} from './definition/index.ts';
import { deliveryAddressFields } from './delivery-address-fields.ts';

/** A binding order. */
export const Order = defineObject({
  apiName: 'Order',
  keyPrefix: '801',
  label: { de: 'Bestellung', en: 'Order' },
  labelPlural: { de: 'Bestellungen', en: 'Orders' },
  theme: { color: '3E7A3A', icon: 'order' },
  owned: true,
  fields: {
    OrderNumber: autoNumber({ de: 'Bestellnummer', en: 'Order number' }, 8),
    OrderReferenceNumber: text({ de: 'Bestellreferenz', en: 'Order reference number' }, 80, {
      unique: true,
      createable: false,
      updateable: false,
    }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      nillable: true,
      updateable: false,
      children: 'Orders',
    }),
    SalesStoreId: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'SalesStore', { updateable: false }),
    OriginalCartId__c: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'OriginalCart__r', {
      createable: false,
      updateable: false,
      onDelete: 'clear',
    }),
    EffectiveDate: date({ de: 'Bestelldatum', en: 'Order date' }, { required: true }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Draft: { de: 'Entwurf', en: 'Draft' },
        Activated: { de: 'Angenommen', en: 'Activated' },
        Shipped: { de: 'Versendet', en: 'Shipped' },
        Delivered: { de: 'Zugestellt', en: 'Delivered' },
        Cancelled: { de: 'Storniert', en: 'Cancelled' },
        Returned: { de: 'Zurückgesendet', en: 'Returned' },
      },
      { required: true, default: 'Draft', length: 100 },
    ),
    CurrencyIsoCode: currencyIsoCode(),
    TaxType: taxType(),
    ...totalFields(),
    OrderDeliveryMethodId__c: reference(
      { de: 'Versandart', en: 'Delivery method' },
      'OrderDeliveryMethod',
      'OrderDeliveryMethod__r',
      {
        onDelete: 'clear',
      },
    ),
    PaymentMethod__c: text({ de: 'Zahlungsart', en: 'Payment method' }, 80),
    PoNumber: text({ de: 'Bestellzeichen', en: 'PO number' }, 80),
    CouponCodes__c: text({ de: 'Gutscheine', en: 'Coupons' }, 255, { createable: false, updateable: false }),
    ...deliveryAddressFields(),
    BillingName: text({ de: 'Rechnungsempfänger', en: 'Billing name' }, 255),
    BillingCompanyName__c: text({ de: 'Rechnungsempfänger, Firma', en: 'Billing company name' }, 120),
    ...addressFields('Billing', { de: 'Rechnung', en: 'Billing' }),
    ContactPhoneNumber__c: phone({ de: 'Telefon für die Beratung', en: 'Phone for advice' }),
    ContactEmail__c: email({ de: 'E-Mail', en: 'Email' }),
    HealthDataConsentAt__c: dateTime(
      { de: 'Einwilligung Gesundheitsdaten am', en: 'Health data consent at' },
      { updateable: false },
    ),
    HealthDataConsentVersion__c: text({ de: 'Fassung der Einwilligung', en: 'Consent version' }, 40, {
      updateable: false,
    }),
  },
  nameFields: ['OrderNumber'],
  tracked: [
    'Status',
    'DeliverToName',
    'DeliverToStreet',
    'DeliverToPostalCode',
    'DeliverToCity',
    'PoNumber',
    'BillingName',
    'ContactPhoneNumber__c',
    'ContactEmail__c',
    'OwnerId',
  ],
  layout: [
    {
      heading: { de: 'Bestellung', en: 'Order' },
      columns: [
        ['OrderNumber', 'OrderReferenceNumber', 'AccountId', 'Status', 'EffectiveDate'],
        [
          'SalesStoreId',
          'PaymentMethod__c',
          'PoNumber',
          'OrderDeliveryMethodId__c',
          'OriginalCartId__c',
          'OwnerId',
        ],
      ],
    },
    {
      heading: { de: 'Beträge', en: 'Amounts' },
      columns: [
        [
          'TotalProductAmount',
          'TotalListAmount',
          'TotalAdjustmentAmount',
          'CouponCodes__c',
          'TotalChargeAmount',
        ],
        ['GrandTotalAmount', 'TotalTaxAmount', 'TaxType', 'CurrencyIsoCode'],
      ],
    },
    {
      heading: { de: 'Lieferung und Rechnung', en: 'Delivery and billing' },
      columns: [
        [
          'DeliverToName',
          'DeliverToFirstName',
          'DeliverToLastName',
          'CompanyName',
          'DeliverToStreet',
          'DeliverToPostalCode',
          'DeliverToCity',
          'DeliverToState',
          'DeliverToCountry',
          'ShipToPhoneNumber',
        ],
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
    {
      heading: { de: 'Beratung und Einwilligung', en: 'Advice and consent' },
      columns: [
        ['ContactPhoneNumber__c', 'ContactEmail__c'],
        ['HealthDataConsentAt__c', 'HealthDataConsentVersion__c'],
      ],
    },
  ],
  compactLayout: ['OrderNumber', 'AccountId', 'Status', 'EffectiveDate', 'GrandTotalAmount'],
  listViews: [
    {
      apiName: 'AllOrders',
      label: { de: 'Alle Bestellungen', en: 'All orders' },
      columns: [
        'OrderNumber',
        'AccountId',
        'Status',
        'EffectiveDate',
        'GrandTotalAmount',
        'OrderReferenceNumber',
      ],
      orderBy: { field: 'OrderNumber', ascending: false },
    },
    {
      apiName: 'ToShip',
      label: { de: 'Zu versenden', en: 'To be shipped' },
      columns: ['OrderNumber', 'AccountId', 'EffectiveDate', 'DeliverToCity', 'GrandTotalAmount'],
      filters: [{ field: 'Status', operator: 'Equals', values: ['Activated'] }],
      orderBy: { field: 'EffectiveDate', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'OrderItems',
      label: { de: 'Positionen', en: 'Order products' },
      columns: ['Name', 'Product2Id', 'Quantity', 'UnitPrice', 'TotalPrice'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'OrderDeliveryGroups',
      label: { de: 'Lieferungen', en: 'Delivery groups' },
      columns: ['Name', 'DeliverToName', 'DeliverToCity', 'OrderDeliveryMethodId'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'OrderSummaries',
      label: { de: 'Bestellübersichten', en: 'Order summaries' },
      columns: ['OrderNumber', 'Status', 'OrderedDate', 'GrandTotalAmount'],
      orderBy: { field: 'OrderedDate', ascending: false },
    },
    {
      relationshipName: 'OrderChanges',
      label: { de: 'Änderungen', en: 'Changes' },
      columns: ['Kind__c', 'What__c', 'Quantity__c', 'Amount__c', 'Reason__c', 'CreatedById', 'CreatedDate'],
      orderBy: { field: 'Name', ascending: false },
    },
    {
      relationshipName: 'Emails',
      label: { de: 'E-Mails', en: 'Emails' },
      columns: ['Subject', 'ToAddress', 'MessageDate'],
      orderBy: { field: 'MessageDate', ascending: false },
    },
    {
      relationshipName: 'Cases',
      label: { de: 'Anfragen', en: 'Cases' },
      columns: ['CaseNumber', 'Subject', 'Status', 'Priority', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
    {
      relationshipName: 'Tasks',
      label: { de: 'Aktivitäten', en: 'Activities' },
      columns: ['Subject', 'TaskSubtype', 'Status', 'ActivityDate'],
      orderBy: { field: 'ActivityDate', ascending: false },
    },
  ],
});
