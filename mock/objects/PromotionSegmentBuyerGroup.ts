import { autoNumber, defineObject, reference } from './definition/index.ts';

/** A buyer group belongs to a segment. */
export const PromotionSegmentBuyerGroup = defineObject({
  apiName: 'PromotionSegmentBuyerGroup',
  keyPrefix: '0cG',
  label: { de: 'Käufergruppe der Zielgruppe', en: 'Segment buyer group' },
  labelPlural: { de: 'Käufergruppen der Zielgruppe', en: 'Segment buyer groups' },
  theme: { color: 'B7791F', icon: 'group' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    PromotionSegmentId: reference(
      { de: 'Zielgruppe', en: 'Promotion segment' },
      'PromotionSegment',
      'PromotionSegment',
      { required: true, updateable: false, children: 'PromotionSegmentBuyerGroups', onDelete: 'cascade' },
    ),
    BuyerGroupId: reference({ de: 'Käufergruppe', en: 'Buyer group' }, 'BuyerGroup', 'BuyerGroup', {
      required: true,
      updateable: false,
      children: 'PromotionSegmentBuyerGroups',
      onDelete: 'cascade',
    }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['PromotionSegmentId', 'BuyerGroupId']],
  layout: [
    {
      heading: { de: 'Käufergruppe', en: 'Buyer group' },
      columns: [['PromotionSegmentId'], ['BuyerGroupId']],
    },
  ],
  compactLayout: ['Name', 'PromotionSegmentId', 'BuyerGroupId'],
});
