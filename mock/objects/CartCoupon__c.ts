import { autoNumber, defineObject, reference } from './definition/index.ts';

/** A coupon that a shopper has added to a cart, whether or not it has an effect there now. */
export const CartCoupon__c = defineObject({
  apiName: 'CartCoupon__c',
  keyPrefix: 'a0C',
  label: { de: 'Gutschein im Warenkorb', en: 'Cart coupon' },
  labelPlural: { de: 'Gutscheine im Warenkorb', en: 'Cart coupons' },
  theme: { color: '2F7F95', icon: 'coupon' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    CartId__c: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'Cart__r', {
      required: true,
      children: 'CartCoupons',
      onDelete: 'cascade',
    }),
    CouponId__c: reference({ de: 'Gutschein', en: 'Coupon' }, 'Coupon', 'Coupon__r', {
      required: true,
      onDelete: 'cascade',
    }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['CartId__c', 'CouponId__c']],
  layout: [
    {
      heading: { de: 'Gutschein im Warenkorb', en: 'Cart coupon' },
      columns: [['CartId__c'], ['CouponId__c']],
    },
  ],
  compactLayout: ['Name', 'CartId__c', 'CouponId__c'],
});
