import type { Store } from '#mock/store/store.ts';

/**
 * Holds a record until the end of the transaction: whoever else locks it waits. All writes that belong to one cart lock
 * it first, so that they happen one after the other.
 */
export async function lockRecord(
  store: Store,
  apiName: 'Account' | 'OrderSummary' | 'WebCart' | 'Product2' | 'Profile' | 'WebStore',
  id: string,
): Promise<void> {
  await store.db.selectFrom(apiName).select('Id').where('Id', '=', id).forNoKeyUpdate().execute();
}
