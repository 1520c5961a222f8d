import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { findRecord } from '../records/find-record.ts';

/** An order of whoever by the id of its summary or its number. */
export async function findOrder(store: Store, idOrNumber: string): Promise<Row<'OrderSummary'> | undefined> {
  const byId = await findRecord(store, 'OrderSummary', idOrNumber);
  return byId ?? store.findOne('OrderSummary', { where: { OrderNumber: idOrNumber } });
}

/** An order of the account by the id of its summary or its number; 404 for orders of others. */
export async function requireOrder(
  store: Store,
  buyer: Buyer,
  idOrNumber: string,
): Promise<Row<'OrderSummary'>> {
  const summary = await findOrder(store, idOrNumber);
  if (summary?.AccountId === buyer.accountId && summary.SalesStoreId === buyer.webStore.Id) return summary;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
