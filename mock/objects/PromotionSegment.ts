import { defineObject, flag, text, textArea } from './definition/index.ts';

/** Buyer groups that promotions are aimed at together. */
export const PromotionSegment = defineObject({
  apiName: 'PromotionSegment',
  keyPrefix: '0cS',
  label: { de: 'Zielgruppe', en: 'Promotion segment' },
  labelPlural: { de: 'Zielgruppen', en: 'Promotion segments' },
  theme: { color: 'B7791F', icon: 'group' },
  owned: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 1000),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Zielgruppe', en: 'Promotion segment' },
      columns: [
        ['Name', 'Description'],
        ['IsActive', 'OwnerId'],
      ],
    },
  ],
  compactLayout: ['Name', 'IsActive'],
  listViews: [
    {
      apiName: 'AllPromotionSegments',
      label: { de: 'Alle Zielgruppen', en: 'All promotion segments' },
      columns: ['Name', 'IsActive', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'PromotionSegmentBuyerGroups',
      label: { de: 'Käufergruppen', en: 'Buyer groups' },
      columns: ['BuyerGroupId', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'Promotions',
      label: { de: 'Aktionen', en: 'Promotions' },
      columns: ['Name', 'Effect__c', 'IsActive', 'StartDate', 'EndDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
