import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const CLASS = '/lwr/apex/v64.0/InquiriesController';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const withdraw = (code: string | undefined) =>
  shop.guest().call('POST', `${CLASS}/withdrawNotice`, { webstoreId: WEBSTORE_ID, code });
const waitingOf = (SuppliedEmail: string) => shop.store.findOne('Case', { where: { SuppliedEmail } });

async function waiting(email: string) {
  const product = await addProduct(shop.store, { AvailableToOrder__c: 0 });
  const asked = { webstoreId: WEBSTORE_ID, productId: product.Id, email };
  const receipt = (await shop.guest().call('POST', `${CLASS}/requestNotice`, asked)).body;
  return { product, receipt, code: (await waitingOf(email))?.NoticeCode__c ?? '' };
}

test('PF-CASE-07 who has the code of a notice takes it back, once or twice, and its case is closed', async () => {
  const { code, receipt } = await waiting('zurueck@example.org');
  const first = await withdraw(code);
  expect([first.status, first.body]).toEqual([200, receipt]);
  expect((await withdraw(code)).body).toEqual(receipt);
  expect(await waitingOf('zurueck@example.org')).toMatchObject({
    Status: 'Closed',
    Resolution__c: 'Der Wunsch nach der Nachricht wurde zurückgenommen.',
  });
});

test('PF-CASE-07 nobody takes a notice back by another code', async () => {
  const { receipt } = await waiting('bleibt@example.org');
  for (const [code, status] of [
    ['x'.repeat(43), 404],
    [receipt.reference, 404],
    ['', 400],
    [undefined, 400],
    ['x'.repeat(61), 400],
  ] as const)
    expect((await withdraw(code)).status).toBe(status);
  expect(await waitingOf('bleibt@example.org')).toMatchObject({ Status: 'New' });
});
