import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

export type Method = Row<'OrderDeliveryMethod'>;

/** The ways of delivery that a store offers now, the usual one first. */
export async function deliveryMethods(store: Store, webStoreId: string): Promise<readonly Method[]> {
  return store.find('OrderDeliveryMethod', {
    where: { WebStoreId__c: webStoreId, IsActive: true },
    orderBy: [
      { field: 'SortOrder__c', ascending: true },
      { field: 'Id', ascending: true },
    ],
  });
}
