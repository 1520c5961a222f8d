import { expect, it } from 'vitest';
import { AUTOMATED_PROCESS_USER_ID, profileId } from '#mock/store/metadata-records.ts';
import { openTestStore } from '#mock/store/testing.ts';
import type { CartLine } from '../../carts/cart-view.ts';
import { sellStock } from './sell-stock.ts';

it('PF-SEC-04 a sale does not tell on the product who has bought it', async () => {
  const store = await openTestStore();
  const buyer = await store.insert('User', {
    LastName: 'Beispiel',
    Username: 'erika@offizin.example',
    Email: 'erika@offizin.example',
    ProfileId: profileId('Buyer'),
  });
  const product = await store.insert('Product2', {
    Name: 'Liviadol',
    StockKeepingUnit: 'OF-1',
    L2C_CM_RegulatoryClassification__c: 'Kosmetik',
    AvailableToOrder__c: 5,
  });
  await sellStock(store.as(buyer.Id), [{ item: { Quantity: 2 }, product } as unknown as CartLine]);
  expect(await store.get('Product2', product.Id)).toMatchObject({
    AvailableToOrder__c: 3,
    LastModifiedById: AUTOMATED_PROCESS_USER_ID,
  });
  await store.close();
});
