import { countries, currencyIsoCode, taxType } from './common-fields.ts';
import {
  defineObject,
  flag,
  int,
  multiPicklist,
  picklist,
  price,
  reference,
  text,
} from './definition/index.ts';
import { dispatchCutOff, dispatchOnSaturdays, dispatchState } from './dispatch-fields.ts';

/** The shop itself with the switches of the application context (SF-CONTEXT-01). */
export const WebStore = defineObject({
  apiName: 'WebStore',
  keyPrefix: '0ZE',
  label: { de: 'Shop', en: 'Store' },
  labelPlural: { de: 'Shops', en: 'Stores' },
  theme: { color: '0F8A5F', icon: 'store' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        B2C: { de: 'Privatkunden', en: 'Consumers' },
        B2B: { de: 'Geschäftskunden', en: 'Businesses' },
      },
      { required: true, default: 'B2C' },
    ),
    CatalogId__c: reference({ de: 'Katalog', en: 'Catalog' }, 'ProductCatalog', 'Catalog__r'),
    PricebookId__c: reference({ de: 'Preisbuch', en: 'Price book' }, 'Pricebook2', 'Pricebook__r'),
    StrikethroughPricebookId: reference(
      { de: 'Preisbuch der Vergleichspreise', en: 'Strikethrough price book' },
      'Pricebook2',
      'StrikethroughPricebook',
    ),
    GuestBuyerProfileId: reference(
      { de: 'Käufergruppe der Gäste', en: 'Guest buyer group' },
      'BuyerGroup',
      'GuestBuyerProfile',
    ),
    PreviewAccountId__c: reference(
      { de: 'Vorschau mit Preisen von', en: 'Preview with prices of' },
      'Account',
      'PreviewAccount__r',
      {
        help: {
          de: 'Wer im Shop arbeitet und sich dort anmeldet, sieht die Vorschau mit den Preisen dieses Kontos; ohne Konto die der Gäste.',
          en: 'Whoever works for the shop and signs in there sees the preview with the prices of this account; without one those of guests.',
        },
      },
    ),
    GuestBrowsingEnabled: flag({ de: 'Gäste dürfen stöbern', en: 'Guest browsing' }, { default: true }),
    GuestListsEnabled__c: flag(
      { de: 'Datensatzlisten für Gäste', en: 'Record lists for guests' },
      {
        help: {
          de: 'Gäste können Listen von Produkten über die Schnittstelle der Datensätze lesen. Der Shop braucht das nicht.',
          en: 'Guests can read lists of products by the record interface. The shop does not need it.',
        },
      },
    ),
    GuestCartEnabled: flag({ de: 'Warenkorb für Gäste', en: 'Guest cart' }),
    GuestCheckoutEnabled: flag({ de: 'Bestellen als Gast', en: 'Guest checkout' }),
    CardPaymentEnabled__c: flag({ de: 'Kartenzahlung', en: 'Card payment' }, { default: true }),
    AssistantEnabled__c: flag(
      { de: 'Assistent', en: 'Assistant' },
      {
        help: {
          de: 'Der Shop hat eine Seite, auf der ein Programm Fragen zu Produkten und Bestellungen beantwortet.',
          en: 'The shop has a page on which a program answers questions about products and orders.',
        },
      },
    ),
    HighScaleCartEnabled__c: flag({ de: 'Warenkorb für hohe Last', en: 'High-scale cart' }),
    ShippingMethodsEnabled__c: flag(
      { de: 'Versandart wählbar', en: 'Choice of delivery method' },
      { default: true },
    ),
    SplitShipmentEnabled__c: flag({ de: 'Geteilte Lieferung', en: 'Split shipment' }),
    GiftingEnabled__c: flag({ de: 'Geschenkservice', en: 'Gifting' }),
    ShopperConsentEnabled__c: flag(
      { de: 'Einwilligungen verwalten', en: 'Shopper consent' },
      { default: true },
    ),
    SkipPhoneNumberValidation__c: flag(
      { de: 'Telefonnummer nicht prüfen', en: 'Skip phone number validation' },
      { default: true },
    ),
    DefaultCurrency: currencyIsoCode(),
    SupportedCurrencies: multiPicklist(
      { de: 'Währungen', en: 'Supported currencies' },
      { EUR: { de: 'Euro', en: 'Euro' } },
      {
        required: true,
        default: 'EUR',
      },
    ),
    ShippingCountries__c: multiPicklist({ de: 'Lieferländer', en: 'Shipping countries' }, countries, {
      required: true,
      default: 'DE',
    }),
    Country: picklist({ de: 'Land', en: 'Country' }, countries, { required: true, default: 'DE' }),
    DefaultTaxType__c: taxType(),
    FreeShippingThreshold__c: price({ de: 'Versandkostenfrei ab', en: 'Free shipping from' }),
    DispatchCutOff__c: dispatchCutOff(),
    DispatchState__c: dispatchState(),
    DispatchOnSaturdays__c: dispatchOnSaturdays(),
    InventorySource__c: text({ de: 'Quelle der Bestände', en: 'Inventory source' }, 80),
    ReservationSeconds__c: int(
      { de: 'Bestand reservieren (Sekunden)', en: 'Reservation (seconds)' },
      { rule: 'positive', maximum: 14_400 },
    ),
    SiteId__c: reference({ de: 'Website', en: 'Site' }, 'Site', 'Site__r', { children: 'WebStores' }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Shop', en: 'Store' },
      columns: [
        ['Name', 'Type', 'Country', 'SiteId__c'],
        [
          'CatalogId__c',
          'PricebookId__c',
          'StrikethroughPricebookId',
          'GuestBuyerProfileId',
          'PreviewAccountId__c',
        ],
      ],
    },
    {
      heading: { de: 'Gäste', en: 'Guests' },
      columns: [
        ['GuestBrowsingEnabled', 'GuestCartEnabled'],
        ['GuestCheckoutEnabled', 'GuestListsEnabled__c'],
      ],
    },
    {
      heading: { de: 'Bestellung', en: 'Ordering' },
      columns: [
        [
          'DefaultCurrency',
          'SupportedCurrencies',
          'DefaultTaxType__c',
          'ShippingCountries__c',
          'FreeShippingThreshold__c',
          'InventorySource__c',
          'ReservationSeconds__c',
        ],
        [
          'CardPaymentEnabled__c',
          'AssistantEnabled__c',
          'HighScaleCartEnabled__c',
          'ShippingMethodsEnabled__c',
          'SplitShipmentEnabled__c',
          'GiftingEnabled__c',
          'ShopperConsentEnabled__c',
          'SkipPhoneNumberValidation__c',
        ],
      ],
    },
    {
      heading: { de: 'Versand', en: 'Dispatch' },
      columns: [['DispatchCutOff__c', 'DispatchOnSaturdays__c'], ['DispatchState__c']],
    },
  ],
  compactLayout: ['Name', 'Type', 'DefaultCurrency', 'FreeShippingThreshold__c'],
  listViews: [
    {
      apiName: 'AllStores',
      label: { de: 'Alle Shops', en: 'All stores' },
      columns: ['Name', 'Type', 'DefaultCurrency', 'FreeShippingThreshold__c', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'OrderDeliveryMethods',
      label: { de: 'Versandarten', en: 'Delivery methods' },
      columns: ['Name', 'Carrier', 'ShippingFee__c', 'IsActive'],
      orderBy: { field: 'SortOrder__c', ascending: true },
    },
    {
      relationshipName: 'BoostBuryRules',
      label: { de: 'Suchregeln', en: 'Boost and bury rules' },
      columns: ['Name', 'Action__c', 'Level__c', 'StartDate__c', 'EndDate__c'],
      orderBy: { field: 'EndDate__c', ascending: false },
    },
    {
      relationshipName: 'WebCarts',
      label: { de: 'Warenkörbe', en: 'Carts' },
      columns: ['Name', 'AccountId', 'Status', 'GrandTotalAmount', 'LastModifiedDate'],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
  ],
});
