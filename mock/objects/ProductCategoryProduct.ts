import { autoNumber, defineObject, flag, reference } from './definition/index.ts';

/** A product stands on a shelf; one product may stand on several. */
export const ProductCategoryProduct = defineObject({
  apiName: 'ProductCategoryProduct',
  keyPrefix: '0ZH',
  label: { de: 'Kategoriezuordnung', en: 'Category product' },
  labelPlural: { de: 'Kategoriezuordnungen', en: 'Category products' },
  theme: { color: '3B6FB6', icon: 'category' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    ProductCategoryId: reference({ de: 'Kategorie', en: 'Category' }, 'ProductCategory', 'ProductCategory', {
      required: true,
      updateable: false,
      children: 'ProductCategoryProducts',
      onDelete: 'cascade',
    }),
    ProductId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product', {
      required: true,
      updateable: false,
      children: 'ProductCategoryProducts',
      onDelete: 'cascade',
    }),
    IsPrimaryCategory: flag({ de: 'Hauptkategorie', en: 'Primary category' }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ProductCategoryId', 'ProductId']],
  layout: [
    {
      heading: { de: 'Zuordnung', en: 'Assignment' },
      columns: [['ProductCategoryId', 'ProductId'], ['IsPrimaryCategory']],
    },
  ],
  compactLayout: ['Name', 'ProductCategoryId', 'ProductId', 'IsPrimaryCategory'],
  listViews: [
    {
      apiName: 'AllAssignments',
      label: { de: 'Alle Zuordnungen', en: 'All assignments' },
      columns: ['Name', 'ProductCategoryId', 'ProductId', 'IsPrimaryCategory'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
