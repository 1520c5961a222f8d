import type { Store } from '#mock/store/store.ts';
import { lineFields, lineOf } from '../../carts/cart-totals.ts';
import type { CartLine } from '../../carts/cart-view.ts';
import { changeRecord } from '../../records/change-record.ts';

/**
 * Moves packs of an item to another group of the cart. What is left stays where it is; packs that join an item of the same
 * product add up with it. Amounts are those before promotions, until the recalculation.
 *
 * @param quantity at most what the item has
 */
export async function moveItem(
  store: Store,
  line: CartLine,
  groupId: string,
  quantity: number,
): Promise<void> {
  const { item, product } = line;
  if (item.CartDeliveryGroupId === groupId) return;
  const [present] = await store.find('CartItem', {
    where: { CartId: item.CartId, CartDeliveryGroupId: groupId, Product2Id: product.Id },
    limit: 1,
  });
  if (present) {
    const joined = { ...line, item: present };
    await changeRecord(store, 'CartItem', present.Id, packs(joined, present.Quantity + quantity));
  }
  if (quantity < item.Quantity) {
    await changeRecord(store, 'CartItem', item.Id, packs(line, item.Quantity - quantity));
    if (!present) await splitOff(store, line, groupId, quantity);
  } else if (present) await store.delete('CartItem', item.Id);
  else await changeRecord(store, 'CartItem', item.Id, { CartDeliveryGroupId: groupId });
}

async function splitOff(store: Store, line: CartLine, groupId: string, quantity: number): Promise<void> {
  const { CartId, Name, Sku, Product2Id, PricebookEntryId, Type } = line.item;
  await store.insert('CartItem', {
    ...packs(line, quantity),
    CartId,
    CartDeliveryGroupId: groupId,
    Name,
    Sku,
    Product2Id,
    PricebookEntryId,
    Type,
  });
}

function packs(line: CartLine, quantity: number) {
  return { Quantity: quantity, ...lineFields({ ...lineOf(line), quantity, adjustment: '0.00' }) };
}
