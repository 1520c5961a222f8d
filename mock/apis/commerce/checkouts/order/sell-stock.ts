import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { increment } from '#mock/store/increment.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import type { CartLine } from '../../carts/cart-view.ts';
import { lockRecord } from '../../records/lock-record.ts';

/**
 * Locks the products of a cart until the end of the request, always in the same order, so that no two orders wait for
 * each other.
 */
export async function lockProducts(store: Store, cartId: string): Promise<void> {
  const items = await store.find('CartItem', { where: { CartId: cartId, Type: 'Product' } });
  const ids = new Set(items.flatMap(({ Product2Id }) => Product2Id ?? []));
  for (const id of [...ids].sort()) await lockRecord(store, 'Product2', id);
}

/**
 * Takes what is ordered from the stock, which never falls below what other carts have reserved. The product, which
 * everybody reads, does not tell who has bought it (PF-SEC-04).
 *
 * @throws PlatformFault 409 when the stock is gone after all, which undoes the order
 */
export async function sellStock(store: Store, lines: readonly CartLine[]): Promise<void> {
  const platform = store.as(AUTOMATED_PROCESS_USER_ID);
  for (const { item, product, heldByOthers = 0 } of lines) {
    const taken = await platform.update(
      'Product2',
      product.Id,
      { AvailableToOrder__c: increment(-item.Quantity) },
      { AvailableToOrder__c: { gte: item.Quantity + heldByOthers } },
    );
    if (!taken)
      throw new PlatformFault(409, 'CONFLICT', `The stock of ${product.Name} has changed. Try again.`);
  }
}
