import { defineObject, reference, text } from './definition/index.ts';

/** A product on a wish list. */
export const WishlistItem = defineObject({
  apiName: 'WishlistItem',
  keyPrefix: '0Wj',
  label: { de: 'Eintrag der Merkliste', en: 'Wish list item' },
  labelPlural: { de: 'Einträge der Merkliste', en: 'Wish list items' },
  theme: { color: 'B0416B', icon: 'wishlist-item' },
  managedByPlatform: true,
  searchable: false,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    WishlistId: reference({ de: 'Merkliste', en: 'Wish list' }, 'Wishlist', 'Wishlist', {
      required: true,
      updateable: false,
      children: 'WishlistItems',
      onDelete: 'cascade',
    }),
    Product2Id: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product2', {
      required: true,
      updateable: false,
      children: 'WishlistItems',
      onDelete: 'cascade',
    }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['WishlistId', 'Product2Id']],
  layout: [
    {
      heading: { de: 'Eintrag', en: 'Item' },
      columns: [['Name', 'WishlistId'], ['Product2Id']],
    },
  ],
  compactLayout: ['Name', 'WishlistId', 'Product2Id'],
});
