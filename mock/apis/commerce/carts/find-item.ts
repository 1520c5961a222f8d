import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { findRecord } from '../records/find-record.ts';
import type { Cart } from './find-cart.ts';

/** An item of this cart; 404 for items of other carts. */
export async function requireItem(store: Store, cart: Cart, cartItemId: string): Promise<Row<'CartItem'>> {
  const item = await findRecord(store, 'CartItem', cartItemId);
  if (item?.CartId === cart.Id) return item;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
