import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { CartView } from '../carts/cart-view.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadGroups } from '../delivery-groups/load-groups.ts';

/** Writes a read-only copy of a cart with its groups, items, coupons and adjustments, for an account. */
export async function copyCart(
  store: Store,
  { cart, lines, ...view }: CartView,
  target: Buyer,
): Promise<Cart> {
  const copy = await store.insert('WebCart', {
    ...copied(cart),
    AccountId: target.accountId,
    OwnerId: target.userId,
    Status: 'Active',
    IsSecondary: true,
    IsReadOnly__c: true,
    ProcessingUntil__c: null,
    LockedUntil__c: null,
  });
  const groupIds = new Map<string | null, string>();
  for (const group of await loadGroups(store, cart.Id)) {
    const { Id } = await store.insert('CartDeliveryGroup', { ...copied(group), CartId: copy.Id });
    groupIds.set(group.Id, Id);
  }
  const itemIds = new Map<string | null, string>();
  for (const { item } of lines) {
    const CartDeliveryGroupId = groupIds.get(item.CartDeliveryGroupId) ?? null;
    const { Id } = await store.insert('CartItem', { ...copied(item), CartId: copy.Id, CartDeliveryGroupId });
    itemIds.set(item.Id, Id);
  }
  for (const { coupon } of view.coupons)
    await store.insert('CartCoupon__c', { CartId__c: copy.Id, CouponId__c: coupon.Id });
  for (const { CartItemId__c, PromotionId__c, CouponId__c, Amount__c } of view.adjustments) {
    await store.insert('CartAdjustment__c', {
      CartId__c: copy.Id,
      CartItemId__c: itemIds.get(CartItemId__c) ?? null,
      PromotionId__c,
      CouponId__c,
      Amount__c,
    });
  }
  return copy;
}

/** The values of a record without those that the store gives. */
function copied<R extends Row<'WebCart'> | Row<'CartItem'> | Row<'CartDeliveryGroup'>>(record: R) {
  const {
    Id: _,
    CreatedById: __,
    CreatedDate: ___,
    LastModifiedById: ____,
    LastModifiedDate: _____,
    SystemModstamp: ______,
    ...values
  } = record;
  return values;
}
