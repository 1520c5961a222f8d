import { defineObject, int, text } from './definition/index.ts';

/** The root of a category tree; a web store shows one. */
export const ProductCatalog = defineObject({
  apiName: 'ProductCatalog',
  keyPrefix: '0ZS',
  label: { de: 'Katalog', en: 'Catalog' },
  labelPlural: { de: 'Kataloge', en: 'Catalogs' },
  theme: { color: '3B6FB6', icon: 'catalog' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    NumberOfCategories: int(
      { de: 'Anzahl Kategorien', en: 'Number of categories' },
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
      heading: { de: 'Katalog', en: 'Catalog' },
      columns: [['Name'], ['NumberOfCategories']],
    },
  ],
  compactLayout: ['Name', 'NumberOfCategories'],
  listViews: [
    {
      apiName: 'AllCatalogs',
      label: { de: 'Alle Kataloge', en: 'All catalogs' },
      columns: ['Name', 'NumberOfCategories', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'ProductCategories',
      label: { de: 'Kategorien', en: 'Categories' },
      columns: ['Name', 'ParentCategoryId', 'SortOrder', 'NumberOfProducts'],
      orderBy: { field: 'SortOrder', ascending: true },
    },
  ],
});
