import { autoNumber, defineObject, int, reference } from './definition/index.ts';

/** A picture of a product in a media group, at its place among the others. */
export const ProductMedia = defineObject({
  apiName: 'ProductMedia',
  keyPrefix: '2pm',
  label: { de: 'Produktbild', en: 'Product media' },
  labelPlural: { de: 'Produktbilder', en: 'Product media' },
  theme: { color: '0F8A5F', icon: 'content' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    ProductId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product', {
      required: true,
      updateable: false,
      children: 'ProductMedia',
      onDelete: 'cascade',
    }),
    ElectronicMediaGroupId: reference(
      { de: 'Mediengruppe', en: 'Media group' },
      'ElectronicMediaGroup',
      'ElectronicMediaGroup',
      { required: true, updateable: false },
    ),
    ElectronicMediaId: reference(
      { de: 'Bild', en: 'Electronic media' },
      'ManagedContent',
      'ElectronicMedia',
      {
        required: true,
        children: 'ProductMedia',
        onDelete: 'cascade',
      },
    ),
    SortOrder: int(
      { de: 'Reihenfolge', en: 'Sort order' },
      { required: true, default: 0, rule: 'notNegative' },
    ),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ProductId', 'ElectronicMediaGroupId', 'ElectronicMediaId']],
  layout: [
    {
      heading: { de: 'Produktbild', en: 'Product media' },
      columns: [
        ['ProductId', 'ElectronicMediaId'],
        ['ElectronicMediaGroupId', 'SortOrder'],
      ],
    },
  ],
  compactLayout: ['Name', 'ProductId', 'ElectronicMediaId', 'ElectronicMediaGroupId', 'SortOrder'],
  listViews: [
    {
      apiName: 'AllProductMedia',
      label: { de: 'Alle Produktbilder', en: 'All product media' },
      columns: ['Name', 'ProductId', 'ElectronicMediaId', 'ElectronicMediaGroupId', 'SortOrder'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
