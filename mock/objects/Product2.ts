import { MOST_PIECES } from './amount-fields.ts';
import {
  defineObject,
  double,
  flag,
  int,
  percent,
  picklist,
  price,
  reference,
  text,
  textArea,
} from './definition/index.ts';
import { pharmacyPicklists } from './product-picklists.ts';

/** What the shop sells. Prices are price book entries; categories are assigned by ProductCategoryProduct. */
export const Product2 = defineObject({
  apiName: 'Product2',
  keyPrefix: '01t',
  label: { de: 'Produkt', en: 'Product' },
  labelPlural: { de: 'Produkte', en: 'Products' },
  theme: { color: '0F8A5F', icon: 'product' },
  owned: true,
  fields: {
    Name: text({ de: 'Produktname', en: 'Product name' }, 255, { required: true }),
    ProductCode: text({ de: 'Produktcode', en: 'Product code' }, 255),
    StockKeepingUnit: text({ de: 'Artikelnummer', en: 'Product SKU' }, 180, {
      required: true,
      nillable: true,
      unique: true,
    }),
    Description: textArea({ de: 'Beschreibung', en: 'Product description' }, 4000),
    Family: picklist({ de: 'Produktgruppe', en: 'Product family' }, pharmacyPicklists.family),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }),
    ProductClass: picklist({ de: 'Produktklasse', en: 'Product class' }, pharmacyPicklists.productClass, {
      required: true,
      default: 'Simple',
      updateable: false,
    }),
    VariationParentId: reference(
      { de: 'Variantenprodukt', en: 'Variation parent' },
      'Product2',
      'VariationParent',
      {
        children: 'Variations',
        onDelete: 'clear',
      },
    ),
    UrlName: text({ de: 'Name in der Adresse', en: 'URL name' }, 255, {
      help: { de: 'Der lesbare Teil der Shop-Adresse.', en: 'The readable part of the shop address.' },
    }),
    L2C_CM_PZN__c: text({ de: 'PZN', en: 'PZN' }, 8, {
      unique: true,
      rule: 'pzn',
      help: {
        de: 'Pharmazentralnummer: acht Ziffern, die letzte ist die Prüfziffer.',
        en: 'Central pharmaceutical number: eight digits, the last one is the check digit.',
      },
    }),
    L2C_CM_RegulatoryClassification__c: picklist(
      { de: 'Abgabestatus', en: 'Regulatory classification' },
      pharmacyPicklists.regulatoryClassification,
      { required: true },
    ),
    L2C_CM_ProductNameVariant__c: text({ de: 'Namenszusatz', en: 'Product name variant' }, 255, {
      help: {
        de: 'Was die Packung von anderen desselben Produkts unterscheidet, etwa „20 Stück“.',
        en: 'What tells this pack from others of the same product, such as “20 pieces”.',
      },
    }),
    Brand__c: text({ de: 'Marke', en: 'Brand' }, 120),
    Manufacturer__c: text({ de: 'Hersteller', en: 'Manufacturer' }, 180),
    ActiveIngredient__c: text({ de: 'Wirkstoff', en: 'Active ingredient' }, 255),
    DosageForm__c: picklist({ de: 'Darreichungsform', en: 'Dosage form' }, pharmacyPicklists.dosageForm),
    PackSizeText__c: text({ de: 'Packungsgröße', en: 'Pack size' }, 80),
    PackAmount__c: double({ de: 'Packungsinhalt', en: 'Pack content' }, 3, { rule: 'positive' }),
    PackUnit__c: picklist(
      { de: 'Einheit des Packungsinhalts', en: 'Unit of pack content' },
      pharmacyPicklists.packUnit,
    ),
    PackClass__c: picklist(
      { de: 'Normpackungsgröße', en: 'Standard pack class' },
      pharmacyPicklists.packClass,
    ),
    VatRate__c: percent(
      { de: 'Mehrwertsteuersatz', en: 'VAT rate' },
      { required: true, default: 19, rule: 'notNegative' },
    ),
    ComparisonPriceType__c: picklist(
      { de: 'Art des Vergleichspreises', en: 'Comparison price type' },
      pharmacyPicklists.comparisonPriceType,
      {
        controlledBy: 'L2C_CM_RegulatoryClassification__c',
        validFor: pharmacyPicklists.comparisonPriceTypeValidFor,
      },
    ),
    LowestPrice30Days__c: price({
      de: 'Niedrigster Preis der letzten 30 Tage',
      en: 'Lowest price of the last 30 days',
    }),
    AvailableToOrder__c: int(
      { de: 'Bestellbarer Bestand', en: 'Available to order' },
      {
        required: true,
        default: 0,
        rule: 'notNegative',
      },
    ),
    MinimumQuantity__c: int(
      { de: 'Mindestmenge', en: 'Minimum quantity' },
      { required: true, default: 1, rule: 'positive', maximum: MOST_PIECES },
    ),
    MaximumQuantity__c: int(
      { de: 'Höchstmenge', en: 'Maximum quantity' },
      { rule: 'positive', maximum: MOST_PIECES },
    ),
    QuantityIncrement__c: int(
      { de: 'Bestellschritt', en: 'Quantity increment' },
      {
        required: true,
        default: 1,
        rule: 'positive',
        maximum: MOST_PIECES,
      },
    ),
    MaximumPerOrder__c: int(
      { de: 'Höchstabgabe je Bestellung', en: 'Maximum packs per order' },
      {
        rule: 'positive',
        maximum: MOST_PIECES,
        help: {
          de: 'Bei Arzneimitteln mit Missbrauchsgefahr; leer heißt ohne Grenze.',
          en: 'For medicines at risk of misuse; empty means no limit.',
        },
      },
    ),
    Usage__c: textArea({ de: 'Anwendung', en: 'Directions for use' }, 4000),
    Notes__c: textArea({ de: 'Hinweise', en: 'What to mind' }, 4000),
    MandatoryTextRequired__c: flag({ de: 'Pflichttext nötig', en: 'Mandatory text required' }),
    PackageLeafletKey__c: text(
      { de: 'Packungsbeilage (Inhaltsschlüssel)', en: 'Package leaflet (content key)' },
      80,
    ),
  },
  nameFields: ['Name'],
  tracked: [
    'Name',
    'ProductCode',
    'StockKeepingUnit',
    'Description',
    'Family',
    'IsActive',
    'UrlName',
    'L2C_CM_PZN__c',
    'L2C_CM_RegulatoryClassification__c',
    'Brand__c',
    'Manufacturer__c',
    'PackSizeText__c',
    'VatRate__c',
    'MaximumPerOrder__c',
    'OwnerId',
  ],
  ascending: [
    ['MinimumQuantity__c', 'MaximumQuantity__c'],
    ['QuantityIncrement__c', 'MaximumQuantity__c'],
    ['MinimumQuantity__c', 'MaximumPerOrder__c'],
  ],
  duplicateRules: [
    {
      name: 'ProductSamePzn',
      message: {
        de: 'Es gibt bereits ein Produkt mit dieser PZN.',
        en: 'There is a product with this PZN already.',
      },
      matching: [{ name: 'SamePzn', fields: [{ field: 'L2C_CM_PZN__c', method: 'Exact' }] }],
      onInsert: { action: 'Block', operations: [] },
      onUpdate: { action: 'Block', operations: [] },
    },
  ],
  layout: [
    {
      heading: { de: 'Produkt', en: 'Product' },
      columns: [
        ['Name', 'L2C_CM_ProductNameVariant__c', 'Brand__c', 'Manufacturer__c', 'Family', 'Description'],
        ['L2C_CM_PZN__c', 'StockKeepingUnit', 'ProductCode', 'IsActive', 'ProductClass', 'VariationParentId'],
      ],
    },
    {
      heading: { de: 'Arzneimittel', en: 'Medicine' },
      columns: [
        [
          'L2C_CM_RegulatoryClassification__c',
          'ActiveIngredient__c',
          'DosageForm__c',
          'MandatoryTextRequired__c',
          'Usage__c',
          'Notes__c',
        ],
        ['PackSizeText__c', 'PackAmount__c', 'PackUnit__c', 'PackClass__c', 'PackageLeafletKey__c'],
      ],
    },
    {
      heading: { de: 'Preis und Bestellung', en: 'Price and ordering' },
      columns: [
        ['VatRate__c', 'ComparisonPriceType__c', 'LowestPrice30Days__c', 'AvailableToOrder__c'],
        ['MinimumQuantity__c', 'MaximumQuantity__c', 'QuantityIncrement__c', 'MaximumPerOrder__c'],
      ],
    },
    {
      heading: { de: 'Darstellung im Shop', en: 'Appearance in the shop' },
      columns: [['UrlName'], ['OwnerId']],
    },
  ],
  compactLayout: [
    'Name',
    'L2C_CM_PZN__c',
    'L2C_CM_RegulatoryClassification__c',
    'Manufacturer__c',
    'AvailableToOrder__c',
  ],
  listViews: [
    {
      apiName: 'AllProducts',
      label: { de: 'Alle Produkte', en: 'All products' },
      columns: [
        'Name',
        'L2C_CM_ProductNameVariant__c',
        'L2C_CM_PZN__c',
        'L2C_CM_RegulatoryClassification__c',
        'Manufacturer__c',
        'AvailableToOrder__c',
        'IsActive',
      ],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'OutOfStock',
      label: { de: 'Nicht lieferbar', en: 'Out of stock' },
      columns: ['Name', 'L2C_CM_PZN__c', 'Manufacturer__c', 'AvailableToOrder__c', 'LastModifiedDate'],
      filters: [
        { field: 'IsActive', operator: 'Equals', values: [true] },
        { field: 'AvailableToOrder__c', operator: 'LessOrEqual', values: [0] },
      ],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'PrescriptionOnly',
      label: { de: 'Verschreibungspflichtig', en: 'Prescription only' },
      columns: [
        'Name',
        'L2C_CM_PZN__c',
        'ActiveIngredient__c',
        'DosageForm__c',
        'PackClass__c',
        'Manufacturer__c',
      ],
      filters: [
        {
          field: 'L2C_CM_RegulatoryClassification__c',
          operator: 'Equals',
          values: ['verschreibungspflichtig'],
        },
      ],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'RecentlyChanged',
      label: { de: 'Zuletzt geändert', en: 'Recently changed' },
      columns: ['Name', 'L2C_CM_PZN__c', 'LastModifiedDate', 'LastModifiedById', 'IsActive'],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'PricebookEntries',
      label: { de: 'Preise', en: 'Prices' },
      columns: ['Pricebook2Id', 'UnitPrice', 'CurrencyIsoCode', 'IsActive'],
      orderBy: { field: 'UnitPrice', ascending: true },
    },
    {
      relationshipName: 'Translations',
      label: { de: 'Übersetzungen', en: 'Translations' },
      columns: ['Name', 'Language', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      relationshipName: 'ProductCategoryProducts',
      label: { de: 'Kategorien', en: 'Categories' },
      columns: ['ProductCategoryId', 'IsPrimaryCategory', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'ProductMedia',
      label: { de: 'Bilder', en: 'Pictures' },
      columns: ['ElectronicMediaId', 'ElectronicMediaGroupId', 'SortOrder'],
      orderBy: { field: 'SortOrder', ascending: true },
    },
    {
      relationshipName: 'Variations',
      label: { de: 'Varianten', en: 'Variations' },
      columns: ['Name', 'L2C_CM_ProductNameVariant__c', 'L2C_CM_PZN__c', 'AvailableToOrder__c'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      relationshipName: 'ProductFeaturedProducts',
      label: { de: 'Empfohlene Produkte', en: 'Featured products' },
      columns: ['FeaturedProductId', 'FeatrProdtRelaType'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'ProductComponents',
      label: { de: 'Bestandteile', en: 'Components' },
      columns: ['ChildProductId', 'Quantity', 'Sequence'],
      orderBy: { field: 'Sequence', ascending: true },
    },
    {
      relationshipName: 'OrderItems',
      label: { de: 'Bestellpositionen', en: 'Order products' },
      columns: ['OrderId', 'Quantity', 'UnitPrice', 'TotalPrice', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
