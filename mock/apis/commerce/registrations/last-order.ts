import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** The order that was placed for an account last; undefined where there is none. */
export async function lastOrder(store: Store, accountId: string): Promise<Row<'Order'> | undefined> {
  const [order] = await store.find('Order', {
    where: { AccountId: accountId },
    orderBy: [{ field: 'OrderNumber', ascending: false }],
    limit: 1,
  });
  return order;
}
