import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { addProduct, type ProductWish } from '../testing/shop-records.ts';

const METHOD = '/lwr/apex/v64.0/InquiriesController/requestNotice';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (productId: string, email: string, who = shop.guest(), headers = {}) =>
  who.call('POST', METHOD, { webstoreId: WEBSTORE_ID, productId, email }, headers);
const soldOut = (wish: ProductWish = {}) => addProduct(shop.store, { AvailableToOrder__c: 0, ...wish });
const mailsTo = (ToAddress: string) => shop.store.find('EmailMessage', { where: { ToAddress } });
const cases = (SuppliedEmail: string) => shop.store.find('Case', { where: { SuppliedEmail } });

test('PF-CASE-05 whoever waits for a product is a case with it, and one only', async () => {
  const product = await soldOut({ Name: 'Handcreme' });
  const first = await ask(product.Id, 'wartet@example.org');
  expect(first.status).toBe(200);
  expect((await ask(product.Id, 'wartet@example.org')).body).toEqual(first.body);
  const [record, ...others] = await cases('wartet@example.org');
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    CaseNumber: first.body.reference,
    Subject: expect.stringMatching(/^Benachrichtigung: Handcreme/),
    Type: 'StockNotice',
    ProductId: product.Id,
    AccountId: null,
  });
});

test('PF-CASE-05 the case of a buyer is that of the account', async () => {
  const [product, buyer] = [await soldOut(), await shop.buyer()];
  await ask(product.Id, 'kundin@example.org', buyer);
  expect(await cases('kundin@example.org')).toMatchObject([{ AccountId: buyer.accountId }]);
});

test('PF-CASE-02 one address waits for so many products at most', async () => {
  const product = await soldOut();
  const { openCasesMaximum } = serverMethodsConstants;
  const open = { Subject: 'x', Type: 'StockNotice', SuppliedEmail: 'viel@example.org' } as const;
  await shop.store.insertMany(
    'Case',
    Array.from({ length: openCasesMaximum }, () => open),
  );
  const { status, body } = await ask(product.Id, 'viel@example.org');
  expect([status, body[0].errorCode]).toEqual([400, 'ACCOUNT_LIMIT_EXCEEDED']);
});

test('PF-CASE-05 waits for no product that is not there, and writes to no address that is none', async () => {
  const product = await soldOut();
  const gone = await soldOut({ IsActive: false });
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

test('PF-CASE-05 nobody waits for a product that can be had', async () => {
  const product = await addProduct(shop.store, { Name: 'Handcreme' });
  const { status, body } = await ask(product.Id, 'eilig@example.org');
  expect([status, body[0].errorCode]).toEqual([400, 'PRODUCT_AVAILABLE']);
  expect(body[0].message).toContain('„Handcreme“ ist schon lieferbar');
  expect(await cases('eilig@example.org')).toEqual([]);
});

test('PF-MAIL-10 whoever waits gets one mail with product, case, what happens next, and a way back', async () => {
  const product = await soldOut({ Name: 'Handcreme <b>', L2C_CM_ProductNameVariant__c: '75 ml' });
  const { reference } = (await ask(product.Id, 'beleg@example.org')).body;
  await ask(product.Id, 'beleg@example.org');
  const [record] = await cases('beleg@example.org');
  const mails = await mailsTo('beleg@example.org');
  expect(mails).toMatchObject([
    { Subject: `Sie werden benachrichtigt (Vorgang ${reference})`, ParentId: record?.Id },
  ]);
  const page = `https://shop.example/notice/${record?.NoticeCode__c}`;
  for (const said of ['HANDCREME <B>, 75 ML', 'Wir schreiben Ihnen einmal', page])
    expect(mails[0]?.TextBody).toContain(said);
  expect(mails[0]?.HtmlBody).toContain(`<a href="${page}"`);
  expect(mails[0]?.HtmlBody).toContain('Handcreme &lt;b&gt;, 75 ml');
});

test('PF-MAIL-10 the mail is in the language of the request, and leads to the English page', async () => {
  const product = await soldOut();
  await ask(product.Id, 'emma@example.org', shop.guest(), { 'accept-language': 'en' });
  const [mail] = await mailsTo('emma@example.org');
  expect(mail?.Subject).toMatch(/^You will be told \(reference \d+\)$/);
  expect(mail?.TextBody).toContain('https://shop.example/en/notice/');
});
