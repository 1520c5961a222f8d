import { autoNumber, dateTime, defineObject, reference } from './definition/index.ts';

/** A coupon was redeemed by an account with an order. */
export const CouponCodeRedemption = defineObject({
  apiName: 'CouponCodeRedemption',
  keyPrefix: '0cR',
  label: { de: 'Einlösung', en: 'Coupon redemption' },
  labelPlural: { de: 'Einlösungen', en: 'Coupon redemptions' },
  theme: { color: 'B7791F', icon: 'coupon' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    CouponId: reference({ de: 'Gutschein', en: 'Coupon' }, 'Coupon', 'Coupon', {
      required: true,
      children: 'CouponCodeRedemptions',
      onDelete: 'cascade',
    }),
    BuyerId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Buyer', {
      required: true,
      children: 'CouponCodeRedemptions',
      onDelete: 'cascade',
    }),
    OrderId: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order', {
      required: true,
      children: 'CouponCodeRedemptions',
      onDelete: 'cascade',
    }),
    RedeemedDate: dateTime({ de: 'Eingelöst am', en: 'Redeemed' }, { required: true }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['CouponId', 'OrderId']],
  layout: [
    {
      heading: { de: 'Einlösung', en: 'Redemption' },
      columns: [
        ['CouponId', 'OrderId'],
        ['BuyerId', 'RedeemedDate'],
      ],
    },
  ],
  compactLayout: ['Name', 'CouponId', 'BuyerId', 'OrderId'],
});
