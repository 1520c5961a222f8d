import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const METHOD = '/lwr/apex/v64.0/InquiriesController/requestNotice';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (productId: string, email: string, who = shop.guest()) =>
  who.call('POST', METHOD, { webstoreId: WEBSTORE_ID, productId, email });
const cases = (SuppliedEmail: string) => shop.store.find('Case', { where: { SuppliedEmail } });

test('PF-CASE-05 whoever waits for a product is a case with it, and one only', async () => {
  const product = await addProduct(shop.store, { Name: 'Handcreme' });
  const first = await ask(product.Id, 'wartet@example.org');
  expect(first.status).toBe(200);
  expect((await ask(product.Id, 'wartet@example.org')).body).toEqual(first.body);
  const [record, ...others] = await cases('wartet@example.org');
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    CaseNumber: first.body.reference,
    Subject: expect.stringMatching(/^Benachrichtigung: Handcreme/),
    Type: 'Delivery',
    ProductId: product.Id,
    AccountId: null,
  });
});

test('PF-CASE-05 the case of a buyer is that of the account', async () => {
  const [product, buyer] = [await addProduct(shop.store), await shop.buyer()];
  await ask(product.Id, 'kundin@example.org', buyer);
  expect(await cases('kundin@example.org')).toMatchObject([{ AccountId: buyer.accountId }]);
});

test('PF-CASE-02 one address waits for so many products at most', async () => {
  const product = await addProduct(shop.store);
  const { openCasesMaximum } = serverMethodsConstants;
  const open = { Subject: 'x', Type: 'Delivery', SuppliedEmail: 'viel@example.org' } as const;
  await shop.store.insertMany(
    'Case',
    Array.from({ length: openCasesMaximum }, () => open),
  );
  const { status, body } = await ask(product.Id, 'viel@example.org');
  expect([status, body[0].errorCode]).toEqual([400, 'ACCOUNT_LIMIT_EXCEEDED']);
});

test('PF-CASE-05 waits for no product that is not there, and writes to no address that is none', async () => {
  const product = await addProduct(shop.store);
  const gone = await addProduct(shop.store, { IsActive: false });
  for (const [productId, email, status] of [
    [product.Id, 'nowhere', 400],
    [product.Id, `${'x'.repeat(80)}@example.org`, 400],
    ['', 'niemand@example.org', 400],
    [gone.Id, 'niemand@example.org', 404],
    ['01t000000000009AAA', 'niemand@example.org', 404],
  ] as const)
    expect((await ask(productId, email)).status).toBe(status);
  expect(await cases('niemand@example.org')).toEqual([]);
});
