import { defineObject, reference, text } from './definition/index.ts';

/** A named list of products that an account keeps in mind, in one store. */
export const Wishlist = defineObject({
  apiName: 'Wishlist',
  keyPrefix: '0Wi',
  label: { de: 'Merkliste', en: 'Wish list' },
  labelPlural: { de: 'Merklisten', en: 'Wish lists' },
  theme: { color: 'B0416B', icon: 'wishlist' },
  managedByPlatform: true,
  owned: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      updateable: false,
      children: 'Wishlists',
      onDelete: 'cascade',
    }),
    WebStoreId: reference({ de: 'Webshop', en: 'Web store' }, 'WebStore', 'WebStore', {
      required: true,
      updateable: false,
      children: 'Wishlists',
      onDelete: 'cascade',
    }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Merkliste', en: 'Wish list' },
      columns: [
        ['Name', 'AccountId'],
        ['WebStoreId', 'OwnerId'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountId', 'WebStoreId'],
});
