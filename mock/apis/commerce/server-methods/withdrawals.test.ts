import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, payableCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const METHOD = '/lwr/apex/v64.0/WithdrawalsController/declareWithdrawal';
const declaration = {
  webstoreId: WEBSTORE_ID,
  name: 'Erika Beispiel',
  orderNumber: 'OF-2026-99999999',
  email: 'erika@example.org',
};

let shop: Shop;
let guest: Visitor;

beforeAll(async () => {
  shop = await openShop();
  guest = shop.guest();
});
beforeEach(() => shop.store.deleteWhere('Case', { Type: 'Withdrawal' }));
afterAll(() => shop.close());

const cases = () => shop.store.find('Case', { where: { Type: 'Withdrawal' } });

test('anybody withdraws from an order: the staff finds a case about it', async () => {
  const buyer = await shop.buyer();
  const { cartId } = await fillCart(shop, buyer);
  const checkout = await payableCheckout(shop, buyer, cartId);
  const { orderReferenceNumber: orderNumber } = (await buyer.call('POST', `/checkouts/${checkout}/orders`))
    .body;
  const items = 'Eine Packung';
  const { status, body } = await guest.call('POST', METHOD, { ...declaration, orderNumber, items });
  expect(status).toBe(200);
  const [record] = await cases();
  expect(body).toEqual({ reference: record?.CaseNumber, receivedAt: record?.CreatedDate });
  expect(record).toMatchObject({
    Subject: `Widerruf der Bestellung ${orderNumber}`,
    Status: 'New',
    Priority: 'High',
    Origin: 'Web',
    AccountId: buyer.accountId,
    SuppliedEmail: 'erika@example.org',
    Description: expect.stringContaining('Umfang: Eine Packung'),
  });
  expect((await shop.store.get('Order', record?.OrderId__c ?? ''))?.OrderReferenceNumber).toBe(orderNumber);
});

test('it is received though nobody knows the order, and says nothing about that', async () => {
  const { status, body } = await guest.call('POST', METHOD, declaration);
  expect([status, Object.keys(body)]).toEqual([200, ['reference', 'receivedAt']]);
  expect(await cases()).toMatchObject([{ AccountId: null, OrderId__c: null }]);
});

test('the same declaration again is the same case', async () => {
  const first = await guest.call('POST', METHOD, declaration);
  shop.wait(60_000);
  expect((await guest.call('POST', METHOD, declaration)).body).toEqual(first.body);
  await guest.call('POST', METHOD, { ...declaration, items: 'Nur die Salbe' });
  expect(await cases()).toHaveLength(2);
});

test.each([
  { name: '' },
  { name: ' ' },
  { orderNumber: 'x'.repeat(41) },
  { email: 'erika' },
  { items: 'x'.repeat(1001) },
  { webstoreId: undefined },
])('%j is refused, and nothing is written', async (wrong) => {
  expect((await guest.call('POST', METHOD, { ...declaration, ...wrong })).status).toBe(400);
  expect(await cases()).toEqual([]);
});

test('reading it by GET is not possible', async () => {
  const parameters = encodeURIComponent(JSON.stringify(declaration));
  expect((await guest.call('GET', `${METHOD}?methodParams=${parameters}`)).status).toBe(404);
  expect(await cases()).toEqual([]);
});

test('PF-MAIL-04 whoever withdraws gets one mail with what was declared, when, and the number of the case', async () => {
  await shop.store.deleteWhere('EmailMessage', {});
  const { reference } = (await guest.call('POST', METHOD, { ...declaration, items: 'Nur die <Salbe>' })).body;
  await guest.call('POST', METHOD, { ...declaration, items: 'Nur die <Salbe>' });
  const mails = await shop.store.find('EmailMessage', { where: { ToAddress: declaration.email } });
  const [record] = await cases();
  expect(mails).toMatchObject([
    { Subject: `Ihr Widerruf ist eingegangen (Vorgang ${reference})`, ParentId: record?.Id },
  ]);
  expect(mails[0]?.TextBody).toMatch(/am 2\. März 2026 um \d\d:\d\d Uhr bei uns eingegangen/);
  expect(mails[0]?.TextBody).toContain(
    'Name: Erika Beispiel\nBestellung: OF-2026-99999999\nUmfang: Nur die <Salbe>',
  );
  expect(mails[0]?.HtmlBody).toContain('Umfang: Nur die &lt;Salbe&gt;');
});
