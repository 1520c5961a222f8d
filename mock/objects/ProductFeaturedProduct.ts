import { autoNumber, defineObject, picklist, reference } from './definition/index.ts';

/** A product that merchandisers show beside another one, and why. */
export const ProductFeaturedProduct = defineObject({
  apiName: 'ProductFeaturedProduct',
  keyPrefix: '0yP',
  label: { de: 'Empfohlenes Produkt', en: 'Featured product' },
  labelPlural: { de: 'Empfohlene Produkte', en: 'Featured products' },
  theme: { color: '0F8A5F', icon: 'product' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    ProductId: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product', {
      required: true,
      updateable: false,
      children: 'ProductFeaturedProducts',
      onDelete: 'cascade',
    }),
    FeaturedProductId: reference(
      { de: 'Empfohlenes Produkt', en: 'Featured product' },
      'Product2',
      'FeaturedProduct',
      { required: true, updateable: false, onDelete: 'cascade' },
    ),
    FeatrProdtRelaType: picklist(
      { de: 'Art der Empfehlung', en: 'Relationship type' },
      {
        CompleteTheLook: { de: 'Passt dazu', en: 'Complete the look' },
        FeaturedProducts: { de: 'Empfohlen', en: 'Featured products' },
        NewArrivals: { de: 'Neuheit', en: 'New arrivals' },
        TopSeller: { de: 'Oft gekauft', en: 'Top seller' },
      },
      { required: true, default: 'FeaturedProducts' },
    ),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ProductId', 'FeaturedProductId', 'FeatrProdtRelaType']],
  layout: [
    {
      heading: { de: 'Empfehlung', en: 'Featured product' },
      columns: [['ProductId', 'FeaturedProductId'], ['FeatrProdtRelaType']],
    },
  ],
  compactLayout: ['Name', 'ProductId', 'FeaturedProductId', 'FeatrProdtRelaType'],
  listViews: [
    {
      apiName: 'AllFeaturedProducts',
      label: { de: 'Alle Empfehlungen', en: 'All featured products' },
      columns: ['Name', 'ProductId', 'FeaturedProductId', 'FeatrProdtRelaType'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
