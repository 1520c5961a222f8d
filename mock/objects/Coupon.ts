import { dateTime, defineObject, int, picklist, reference, text } from './definition/index.ts';

/** A code by which a shopper gets a promotion. */
export const Coupon = defineObject({
  apiName: 'Coupon',
  keyPrefix: '0cE',
  label: { de: 'Gutschein', en: 'Coupon' },
  labelPlural: { de: 'Gutscheine', en: 'Coupons' },
  theme: { color: 'B7791F', icon: 'coupon' },
  owned: true,
  fields: {
    CouponCode: text({ de: 'Code', en: 'Code' }, 40, {
      required: true,
      unique: true,
      help: {
        de: 'In Großbuchstaben; im Shop ist die Schreibweise gleich.',
        en: 'In capitals; shoppers may write it in any case.',
      },
    }),
    PromotionId: reference({ de: 'Aktion', en: 'Promotion' }, 'Promotion', 'Promotion', {
      required: true,
      children: 'Coupons',
      onDelete: 'cascade',
    }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      { Active: { de: 'Aktiv', en: 'Active' }, Inactive: { de: 'Inaktiv', en: 'Inactive' } },
      { required: true, default: 'Active' },
    ),
    StartDateTime: dateTime({ de: 'Gültig ab', en: 'Start' }),
    EndDateTime: dateTime({ de: 'Gültig bis', en: 'End' }),
    RedemptionLimit__c: int({ de: 'Höchstens einlösbar', en: 'Redemption limit' }, { rule: 'positive' }),
    RedemptionLimitPerBuyer__c: int(
      { de: 'Höchstens einlösbar je Account', en: 'Redemption limit per account' },
      { rule: 'positive' },
    ),
    RedemptionCount__c: int(
      { de: 'Eingelöst', en: 'Redemptions' },
      { required: true, default: 0, createable: false, updateable: false },
    ),
  },
  ascending: [['StartDateTime', 'EndDateTime']],
  nameFields: ['CouponCode'],
  layout: [
    {
      heading: { de: 'Gutschein', en: 'Coupon' },
      columns: [
        ['CouponCode', 'PromotionId', 'Status', 'OwnerId'],
        [
          'StartDateTime',
          'EndDateTime',
          'RedemptionLimit__c',
          'RedemptionLimitPerBuyer__c',
          'RedemptionCount__c',
        ],
      ],
    },
  ],
  compactLayout: ['CouponCode', 'PromotionId', 'Status', 'EndDateTime'],
  listViews: [
    {
      apiName: 'AllCoupons',
      label: { de: 'Alle Gutscheine', en: 'All coupons' },
      columns: ['CouponCode', 'PromotionId', 'Status', 'EndDateTime', 'RedemptionCount__c'],
      orderBy: { field: 'CouponCode', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'CouponCodeRedemptions',
      label: { de: 'Einlösungen', en: 'Redemptions' },
      columns: ['BuyerId', 'OrderId', 'RedeemedDate'],
      orderBy: { field: 'RedeemedDate', ascending: false },
    },
  ],
});
