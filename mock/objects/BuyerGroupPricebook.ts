import { autoNumber, defineObject, flag, int, reference } from './definition/index.ts';

/** A buyer group buys by a price book; the lowest priority number wins. */
export const BuyerGroupPricebook = defineObject({
  apiName: 'BuyerGroupPricebook',
  keyPrefix: '5wm',
  label: { de: 'Preisbuch der Käufergruppe', en: 'Buyer group price book' },
  labelPlural: { de: 'Preisbücher der Käufergruppe', en: 'Buyer group price books' },
  theme: { color: '7A4FB5', icon: 'pricebook' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    BuyerGroupId: reference({ de: 'Käufergruppe', en: 'Buyer group' }, 'BuyerGroup', 'BuyerGroup', {
      required: true,
      updateable: false,
      children: 'BuyerGroupPricebooks',
      onDelete: 'cascade',
    }),
    Pricebook2Id: reference({ de: 'Preisbuch', en: 'Price book' }, 'Pricebook2', 'Pricebook2', {
      required: true,
      updateable: false,
      children: 'BuyerGroupPricebooks',
      onDelete: 'cascade',
    }),
    Priority: int({ de: 'Rang', en: 'Priority' }, { required: true, default: 1, rule: 'positive' }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['BuyerGroupId', 'Pricebook2Id']],
  layout: [
    {
      heading: { de: 'Zuordnung', en: 'Assignment' },
      columns: [
        ['BuyerGroupId', 'Pricebook2Id'],
        ['Priority', 'IsActive'],
      ],
    },
  ],
  compactLayout: ['Name', 'BuyerGroupId', 'Pricebook2Id', 'Priority'],
});
