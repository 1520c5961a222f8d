import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { findRecord } from '../records/find-record.ts';

/** An order of the account by the id of its summary or its number; 404 for orders of others. */
export async function requireOrder(
  store: Store,
  buyer: Buyer,
  idOrNumber: string,
): Promise<Row<'OrderSummary'>> {
  const summary =
    (await findRecord(store, 'OrderSummary', idOrNumber)) ??
    (await store.findOne('OrderSummary', { where: { OrderNumber: idOrNumber } }));
  if (summary?.AccountId === buyer.accountId && summary.SalesStoreId === buyer.webStore.Id) return summary;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
