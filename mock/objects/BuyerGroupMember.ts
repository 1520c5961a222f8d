import { autoNumber, defineObject, reference } from './definition/index.ts';

/** An account belongs to a buyer group. */
export const BuyerGroupMember = defineObject({
  apiName: 'BuyerGroupMember',
  keyPrefix: '0ZJ',
  label: { de: 'Mitglied der Käufergruppe', en: 'Buyer group member' },
  labelPlural: { de: 'Mitglieder der Käufergruppe', en: 'Buyer group members' },
  theme: { color: '7A4FB5', icon: 'group' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    BuyerGroupId: reference({ de: 'Käufergruppe', en: 'Buyer group' }, 'BuyerGroup', 'BuyerGroup', {
      required: true,
      updateable: false,
      children: 'BuyerGroupMembers',
      onDelete: 'cascade',
    }),
    BuyerId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Buyer', {
      required: true,
      updateable: false,
      children: 'BuyerGroupMembers',
      onDelete: 'cascade',
    }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['BuyerGroupId', 'BuyerId']],
  layout: [
    {
      heading: { de: 'Mitglied', en: 'Member' },
      columns: [['BuyerGroupId'], ['BuyerId']],
    },
  ],
  compactLayout: ['Name', 'BuyerGroupId', 'BuyerId'],
});
