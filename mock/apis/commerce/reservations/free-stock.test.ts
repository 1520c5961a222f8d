import { expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite } from '#mock/model/shoppers/testing/site.ts';
import { addProduct } from '#mock/model/shoppers/testing/site-records.ts';

const SEARCH = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/search/products`;

test('PF-PROD-07 a search answers the stock without what carts hold', async () => {
  const site = await openSite();
  const { store } = site;
  const { Id: ProductId } = await addProduct(store, {
    Name: 'Balsam',
    prices: { [SALE_PRICEBOOK_ID]: '9.90' },
  });
  const stock = async () => {
    const { body } = await site.get(`${SEARCH}?searchTerm=Balsam&fields=AvailableToOrder__c`);
    return body.productsPage.products[0].fields.AvailableToOrder__c.value;
  };
  expect(await stock()).toBe('10');
  const { Id: AccountId } = await store.insert('Account', { Name: 'Konto' });
  const cart = await store.insert('WebCart', { Name: 'Korb', AccountId, WebStoreId: WEBSTORE_ID });
  const ExpiresAt__c = '2099-01-01T00:00:00Z';
  const held = { CartId__c: cart.Id, ProductId, Quantity: 4, ExpiresAt__c };
  const { Id } = await store.insert('InventoryItemReservation', held);
  expect(await stock()).toBe('6');
  await store.update('InventoryItemReservation', Id, { IsReleased__c: true });
  expect(await stock()).toBe('10');
  await site.close();
});
