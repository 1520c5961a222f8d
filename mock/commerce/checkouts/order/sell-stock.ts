import type { RequestContext } from '#mock/dispatch/handler.ts';
import { PlatformFault } from '#mock/faults/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import type { CartLine } from '../../carts/cart-view.ts';
import { lockRecord } from '../../carts/lock-record.ts';

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
 * Takes what is ordered from the stock, which never falls below zero.
 *
 * @throws PlatformFault 409 when the stock is gone after all, which undoes the order
 */
export async function sellStock(context: RequestContext, lines: readonly CartLine[]): Promise<void> {
  for (const { item, product } of lines) {
    const taken = await takeFromStock(context, product.Id, item.Quantity);
    if (!taken)
      throw new PlatformFault(409, 'CONFLICT', `The stock of ${product.Name} has changed. Try again.`);
  }
}

/** No edit by a person, so only the system's own stamp moves. */
async function takeFromStock(
  { store, now }: RequestContext,
  productId: string,
  quantity: number,
): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('Product2')
    .set((row) => ({
      AvailableToOrder__c: row('AvailableToOrder__c', '-', quantity),
      SystemModstamp: now.toISOString(),
    }))
    .where('Id', '=', productId)
    .where('AvailableToOrder__c', '>=', quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
