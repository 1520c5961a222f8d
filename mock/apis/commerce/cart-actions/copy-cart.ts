import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { CartView } from '../carts/cart-view.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadGroups } from '../delivery-groups/load-groups.ts';

/** Ids of copies by the ids of what they were copied from. */
type Copies = ReadonlyMap<string | null, string>;

/** Writes a read-only copy of a cart with its groups, items, coupons and adjustments, for an account. */
export async function copyCart(store: Store, view: CartView, target: Buyer): Promise<Cart> {
  const copy = await store.insert('WebCart', {
    ...copied(view.cart),
    AccountId: target.accountId,
    OwnerId: target.userId,
    Status: 'Active',
    IsSecondary: true,
    IsReadOnly__c: true,
    ProcessingUntil__c: null,
    LockedUntil__c: null,
  });
  const groups = await copyGroups(store, view.cart.Id, copy.Id);
  const items = await copyItems(store, view, copy.Id, groups);
  await copyReductions(store, view, copy.Id, items);
  return copy;
}

async function copyGroups(store: Store, from: string, CartId: string): Promise<Copies> {
  const copies = new Map<string | null, string>();
  for (const group of await loadGroups(store, from)) {
    copies.set(group.Id, (await store.insert('CartDeliveryGroup', { ...copied(group), CartId })).Id);
  }
  return copies;
}

async function copyItems(store: Store, { lines }: CartView, CartId: string, groups: Copies): Promise<Copies> {
  const copies = new Map<string | null, string>();
  for (const { item } of lines) {
    const CartDeliveryGroupId = groups.get(item.CartDeliveryGroupId) ?? null;
    const { Id } = await store.insert('CartItem', { ...copied(item), CartId, CartDeliveryGroupId });
    copies.set(item.Id, Id);
  }
  return copies;
}

async function copyReductions(
  store: Store,
  { coupons, adjustments }: CartView,
  CartId__c: string,
  items: Copies,
): Promise<void> {
  for (const { coupon } of coupons)
    await store.insert('CartCoupon__c', { CartId__c, CouponId__c: coupon.Id });
  await store.insertMany(
    'CartAdjustment__c',
    adjustments.map(({ CartItemId__c, PromotionId__c, CouponId__c, Amount__c }) => ({
      CartId__c,
      CartItemId__c: items.get(CartItemId__c) ?? null,
      PromotionId__c,
      CouponId__c,
      Amount__c,
    })),
  );
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
