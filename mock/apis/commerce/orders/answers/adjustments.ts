import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { loadAdjustments } from '../../carts/load-cart.ts';

/** An adjustment of an order, with the product that it is for. */
export interface OrderAdjustment {
  /** Null for the delivery, and for a product that is gone. */
  readonly productId: string | null;
  readonly answer: components['schemas']['OrderAdjustment'];
}

/** What promotions took off an order, as its cart has kept it. */
export async function orderAdjustments(
  store: Store,
  { OriginalOrderId, CurrencyIsoCode }: Row<'OrderSummary'>,
): Promise<OrderAdjustment[]> {
  const order = await store.get('Order', OriginalOrderId);
  if (!order?.OriginalCartId__c) return [];
  const adjustments = await loadAdjustments(store, order.OriginalCartId__c);
  const items = await store.getMany(
    'CartItem',
    adjustments.flatMap(({ CartItemId__c }) => CartItemId__c ?? []),
  );
  const coupons = await store.getMany(
    'Coupon',
    adjustments.flatMap(({ CouponId__c }) => CouponId__c ?? []),
  );
  return adjustments.map(({ Amount__c, CartItemId__c, CouponId__c, promotion }) => ({
    productId: items.find(({ Id }) => Id === CartItemId__c)?.Product2Id ?? null,
    answer: {
      amount: Amount__c,
      basisReferenceDisplayName: coupons.find(({ Id }) => Id === CouponId__c)?.CouponCode ?? null,
      currencyIsoCode: CurrencyIsoCode,
      displayName: promotion.DisplayName,
      targetType: CartItemId__c === null ? 'Delivery' : 'SplitLine',
      type: 'Promotion',
    },
  }));
}
