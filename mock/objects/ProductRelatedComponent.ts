import { quantity } from './amount-fields.ts';
import { autoNumber, defineObject, int, reference } from './definition/index.ts';

/** A product that a set holds, with how many packs of it and its place among the others. */
export const ProductRelatedComponent = defineObject({
  apiName: 'ProductRelatedComponent',
  keyPrefix: '0dS',
  label: { de: 'Bestandteil eines Sets', en: 'Product component' },
  labelPlural: { de: 'Bestandteile von Sets', en: 'Product components' },
  theme: { color: '0F8A5F', icon: 'product' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    ParentProductId: reference({ de: 'Set', en: 'Parent product' }, 'Product2', 'ParentProduct', {
      required: true,
      updateable: false,
      children: 'ProductComponents',
      onDelete: 'cascade',
    }),
    ChildProductId: reference({ de: 'Produkt', en: 'Child product' }, 'Product2', 'ChildProduct', {
      required: true,
      updateable: false,
      onDelete: 'cascade',
    }),
    Quantity: quantity(),
    Sequence: int({ de: 'Reihenfolge', en: 'Sequence' }, { required: true, default: 0, rule: 'notNegative' }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['ParentProductId', 'ChildProductId']],
  layout: [
    {
      heading: { de: 'Bestandteil', en: 'Component' },
      columns: [
        ['ParentProductId', 'ChildProductId'],
        ['Quantity', 'Sequence'],
      ],
    },
  ],
  compactLayout: ['Name', 'ParentProductId', 'ChildProductId', 'Quantity'],
  listViews: [
    {
      apiName: 'AllComponents',
      label: { de: 'Alle Bestandteile', en: 'All components' },
      columns: ['Name', 'ParentProductId', 'ChildProductId', 'Quantity', 'Sequence'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
