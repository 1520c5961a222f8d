import {
  dateTime,
  defineObject,
  flag,
  int,
  percent,
  picklist,
  price,
  reference,
  text,
  textArea,
} from './definition/index.ts';

/** A reduction for carts, given to all or to whoever has a coupon for it. Prescription medicines never get one. */
export const Promotion = defineObject({
  apiName: 'Promotion',
  keyPrefix: '0c8',
  label: { de: 'Aktion', en: 'Promotion' },
  labelPlural: { de: 'Aktionen', en: 'Promotions' },
  theme: { color: 'B7791F', icon: 'promotion' },
  owned: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 80, { required: true }),
    DisplayName: text({ de: 'Bezeichnung im Shop', en: 'Display name' }, 80, { required: true }),
    TermsAndConditions: textArea({ de: 'Bedingungen', en: 'Terms and conditions' }, 1000),
    WebStoreId__c: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'WebStore__r', {
      required: true,
      children: 'Promotions',
      onDelete: 'cascade',
    }),
    IsActive: flag({ de: 'Aktiv', en: 'Active' }, { default: true }),
    IsAutomatic: flag({ de: 'Ohne Gutschein', en: 'Without coupon' }),
    BuyerGroupId__c: reference(
      { de: 'Nur für Käufergruppe', en: 'Only for buyer group' },
      'BuyerGroup',
      'BuyerGroup__r',
      { children: 'Promotions', onDelete: 'refuse' },
    ),
    PromotionSegmentId__c: reference(
      { de: 'Nur für Zielgruppe', en: 'Only for segment' },
      'PromotionSegment',
      'PromotionSegment__r',
      { children: 'Promotions', onDelete: 'refuse' },
    ),
    StartDate: dateTime({ de: 'Gültig ab', en: 'Start' }),
    EndDate: dateTime({ de: 'Gültig bis', en: 'End' }),
    PriorityNumber: int(
      { de: 'Rang', en: 'Priority' },
      {
        required: true,
        default: 1,
        rule: 'positive',
        help: { de: '1 wird zuerst gerechnet.', en: '1 is counted first.' },
      },
    ),
    Effect__c: picklist(
      { de: 'Wirkung', en: 'Effect' },
      {
        Percent: { de: 'Prozentualer Nachlass', en: 'Percentage off' },
        Amount: { de: 'Nachlass in Euro', en: 'Amount off' },
        FreeShipping: { de: 'Versandkostenfrei', en: 'Free shipping' },
      },
      { required: true, default: 'Percent' },
    ),
    PercentOff__c: percent({ de: 'Nachlass in Prozent', en: 'Percentage off' }, { rule: 'positive' }),
    AmountOff__c: price({ de: 'Nachlass in Euro', en: 'Amount off' }, { rule: 'positive' }),
    MinimumAmount__c: price({ de: 'Mindestwarenwert', en: 'Minimum value of goods' }),
  },
  nameFields: ['Name'],
  ascending: [['StartDate', 'EndDate']],
  layout: [
    {
      heading: { de: 'Aktion', en: 'Promotion' },
      columns: [
        ['Name', 'DisplayName', 'TermsAndConditions', 'WebStoreId__c', 'OwnerId'],
        ['IsActive', 'IsAutomatic', 'StartDate', 'EndDate', 'PriorityNumber'],
      ],
    },
    {
      heading: { de: 'Für wen', en: 'For whom' },
      columns: [['BuyerGroupId__c'], ['PromotionSegmentId__c']],
    },
    {
      heading: { de: 'Wirkung', en: 'Effect' },
      columns: [
        ['Effect__c', 'MinimumAmount__c'],
        ['PercentOff__c', 'AmountOff__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'Effect__c', 'IsActive', 'StartDate', 'EndDate'],
  listViews: [
    {
      apiName: 'AllPromotions',
      label: { de: 'Alle Aktionen', en: 'All promotions' },
      columns: ['Name', 'DisplayName', 'Effect__c', 'MinimumAmount__c', 'IsActive', 'StartDate', 'EndDate'],
      orderBy: { field: 'Name', ascending: true },
    },
    {
      apiName: 'ActivePromotions',
      label: { de: 'Aktive Aktionen', en: 'Active promotions' },
      columns: ['Name', 'DisplayName', 'Effect__c', 'StartDate', 'EndDate'],
      filters: [{ field: 'IsActive', operator: 'Equals', values: [true] }],
      orderBy: { field: 'PriorityNumber', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'Coupons',
      label: { de: 'Gutscheine', en: 'Coupons' },
      columns: ['CouponCode', 'Status', 'EndDateTime', 'RedemptionCount__c', 'RedemptionLimit__c'],
      orderBy: { field: 'CouponCode', ascending: true },
    },
  ],
});
