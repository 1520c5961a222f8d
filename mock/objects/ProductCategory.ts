import { defineObject, flag, int, reference, text, textArea } from './definition/index.ts';

/** A shelf of the shop; shelves nest. */
export const ProductCategory = defineObject({
  apiName: 'ProductCategory',
  keyPrefix: '0ZG',
  label: { de: 'Kategorie', en: 'Category' },
  labelPlural: { de: 'Kategorien', en: 'Categories' },
  theme: { color: '3B6FB6', icon: 'category' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 4000),
    CatalogId: reference({ de: 'Katalog', en: 'Catalog' }, 'ProductCatalog', 'Catalog', {
      required: true,
      updateable: false,
      children: 'ProductCategories',
    }),
    ParentCategoryId: reference(
      { de: 'Oberkategorie', en: 'Parent category' },
      'ProductCategory',
      'ParentCategory',
      {
        children: 'ChildCategories',
      },
    ),
    SortOrder: int({ de: 'Reihenfolge', en: 'Sort order' }, { required: true, default: 0 }),
    IsNavigational: flag({ de: 'In der Navigation zeigen', en: 'Show in menu' }, { default: true }),
    UrlName: text({ de: 'Name in der Adresse', en: 'URL name' }, 255),
    ImageContentKey__c: text({ de: 'Bild (Inhaltsschlüssel)', en: 'Image (content key)' }, 80),
    NumberOfProducts: int(
      { de: 'Anzahl Produkte', en: 'Number of products' },
      {
        required: true,
        default: 0,
        createable: false,
        updateable: false,
      },
    ),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Kategorie', en: 'Category' },
      columns: [
        ['Name', 'ParentCategoryId', 'Description'],
        ['CatalogId', 'SortOrder', 'IsNavigational', 'NumberOfProducts'],
      ],
    },
    {
      heading: { de: 'Darstellung im Shop', en: 'Appearance in the shop' },
      columns: [['UrlName'], ['ImageContentKey__c']],
    },
  ],
  compactLayout: ['Name', 'ParentCategoryId', 'NumberOfProducts', 'IsNavigational'],
  listViews: [
    {
      apiName: 'AllCategories',
      label: { de: 'Alle Kategorien', en: 'All categories' },
      columns: ['Name', 'ParentCategoryId', 'SortOrder', 'NumberOfProducts', 'IsNavigational'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'TopLevel',
      label: { de: 'Oberste Ebene', en: 'Top level' },
      columns: ['Name', 'SortOrder', 'NumberOfProducts', 'IsNavigational'],
      filters: [{ field: 'ParentCategoryId', operator: 'Equals', values: [null] }],
      orderBy: { field: 'SortOrder', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'ChildCategories',
      label: { de: 'Unterkategorien', en: 'Child categories' },
      columns: ['Name', 'SortOrder', 'NumberOfProducts'],
      orderBy: { field: 'SortOrder', ascending: true },
    },
    {
      relationshipName: 'Translations',
      label: { de: 'Übersetzungen', en: 'Translations' },
      columns: ['Name', 'Language', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      relationshipName: 'ProductCategoryProducts',
      label: { de: 'Produkte', en: 'Products' },
      columns: ['ProductId', 'IsPrimaryCategory', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
