import { defineObject, text, textArea } from './definition/index.ts';

/** Accounts that buy under the same prices. */
export const BuyerGroup = defineObject({
  apiName: 'BuyerGroup',
  keyPrefix: '0ZI',
  label: { de: 'Käufergruppe', en: 'Buyer group' },
  labelPlural: { de: 'Käufergruppen', en: 'Buyer groups' },
  theme: { color: '7A4FB5', icon: 'group' },
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 1000),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Käufergruppe', en: 'Buyer group' },
      columns: [['Name'], ['Description']],
    },
  ],
  compactLayout: ['Name', 'Description'],
  listViews: [
    {
      apiName: 'AllBuyerGroups',
      label: { de: 'Alle Käufergruppen', en: 'All buyer groups' },
      columns: ['Name', 'Description', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'BuyerGroupMembers',
      label: { de: 'Mitglieder', en: 'Members' },
      columns: ['BuyerId', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
    {
      relationshipName: 'BuyerGroupPricebooks',
      label: { de: 'Preisbücher', en: 'Price books' },
      columns: ['Pricebook2Id', 'Priority', 'IsActive'],
      orderBy: { field: 'Priority', ascending: true },
    },
  ],
});
