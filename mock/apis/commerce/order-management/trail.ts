import type { Insert, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Notes what was done with an order; who and when are those of the request (PF-CHANGE-09). */
export function noteChange(
  store: Store,
  { Id: OrderId__c }: Row<'Order'>,
  { What__c, ...change }: Omit<Insert<'OrderChange__c'>, 'OrderId__c'>,
): Promise<Row<'OrderChange__c'>> {
  return store.insert('OrderChange__c', { ...change, OrderId__c, What__c: What__c.slice(0, 255) });
}
