import { autoNumber, defineObject, money, reference } from './definition/index.ts';

/** What one promotion takes off one item of a cart, or off its delivery. */
export const CartAdjustment__c = defineObject({
  apiName: 'CartAdjustment__c',
  keyPrefix: 'a0A',
  label: { de: 'Nachlass im Warenkorb', en: 'Cart adjustment' },
  labelPlural: { de: 'Nachlässe im Warenkorb', en: 'Cart adjustments' },
  theme: { color: '2F7F95', icon: 'promotion' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    CartId__c: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'Cart__r', {
      required: true,
      children: 'CartAdjustments',
      onDelete: 'cascade',
    }),
    CartItemId__c: reference(
      { de: 'Position (leer: Lieferung)', en: 'Item (empty: delivery)' },
      'CartItem',
      'CartItem__r',
      {
        onDelete: 'cascade',
      },
    ),
    PromotionId__c: reference({ de: 'Aktion', en: 'Promotion' }, 'Promotion', 'Promotion__r', {
      required: true,
      onDelete: 'cascade',
    }),
    CouponId__c: reference({ de: 'Gutschein', en: 'Coupon' }, 'Coupon', 'Coupon__r', { onDelete: 'cascade' }),
    Amount__c: money({ de: 'Nachlass', en: 'Amount' }, { required: true }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Nachlass', en: 'Adjustment' },
      columns: [
        ['CartId__c', 'CartItemId__c', 'Amount__c'],
        ['PromotionId__c', 'CouponId__c'],
      ],
    },
  ],
  compactLayout: ['Name', 'PromotionId__c', 'CartItemId__c', 'Amount__c'],
});
