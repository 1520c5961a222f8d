import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkoutsConstants, serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, payableCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import type { ProductWish } from '../testing/shop-records.ts';

const METHOD = '/lwr/apex/v64.0/InquiriesController/requestReturn';

let shop: Shop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

/** An order of two packs, which have been delivered unless told otherwise. */
async function order(wish: ProductWish = {}, status: 'Delivered' | 'Activated' = 'Delivered') {
  const { cartId } = await fillCart(shop, buyer, wish, '2');
  const checkout = await payableCheckout(shop, buyer, cartId);
  const consent = { purpose: checkoutsConstants.healthDataConsentPurpose, granted: true, version: '1' };
  await buyer.call('PATCH', `/checkouts/${checkout}`, {
    shipToPhoneNumber: '089 123456',
    shopperConsent: consent,
  });
  shop.wait();
  const { orderReferenceNumber: orderNumber } = (await buyer.call('POST', `/checkouts/${checkout}/orders`))
    .body;
  const summary = await shop.store.findOne('OrderSummary', { where: { OrderNumber: orderNumber } });
  await shop.store.update('Order', summary?.OriginalOrderId ?? '', { Status: status });
  const { deliveryGroups } = (await buyer.call('GET', `/order-summaries/${orderNumber}`)).body;
  return { orderNumber, orderItemId: deliveryGroups[0].items[0].orderItemId as string };
}
const request = (
  { orderNumber, orderItemId }: { orderNumber: string; orderItemId: string },
  more: object = {},
) => ({
  webstoreId: WEBSTORE_ID,
  orderNumber,
  items: [{ orderItemId, quantity: 1 }],
  reason: 'NotNeeded',
  ...more,
});
const ask = (body: object, who = buyer) => who.call('POST', METHOD, body);
const cases = () => shop.store.find('Case', { where: { AccountId: buyer.accountId } });

test('PF-CASE-03 a return that is asked for is a case with order and lines', async () => {
  const placed = await order({ Name: 'Handcreme', L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  const { status, body } = await ask(request(placed, { message: 'Falsch bestellt.' }));
  expect(status).toBe(200);
  const [record] = await cases();
  expect(body).toEqual({ reference: record?.CaseNumber, receivedAt: record?.CreatedDate });
  expect(record).toMatchObject({
    Subject: `Rücksendung zur Bestellung ${placed.orderNumber}`,
    Type: 'Return',
    Reason: 'NotNeeded',
    Status: 'New',
    Origin: 'Web',
    Description: expect.stringMatching(/nicht mehr benötigt.*\n1 × Handcreme.*\nFalsch bestellt\.$/s),
  });
  expect((await shop.store.get('Order', record?.OrderId__c ?? ''))?.OrderReferenceNumber).toBe(
    placed.orderNumber,
  );
  expect(record?.ProductId).toBeTruthy();
});

test('PF-MAIL-09 who asks for a return gets one mail with order, lines, reason, case and what happens next', async () => {
  await shop.store.deleteWhere('EmailMessage', {});
  const placed = await order({ Name: 'Handcreme', L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  const wish = request(placed, { reason: 'Damaged', message: 'Die <Tube> ist leer.' });
  const { reference } = (await ask(wish)).body;
  await ask(wish);
  const [record] = await cases();
  const mails = await shop.store.find('EmailMessage', { where: { ParentId: record?.Id ?? '' } });
  expect(mails).toMatchObject([
    {
      Subject: `Ihre Anfrage zur Rücksendung ist eingegangen (Vorgang ${reference})`,
      RelatedToId: record?.OrderId__c,
    },
  ]);
  const lines = '1 × Handcreme\nGrund: Der Artikel ist beschädigt\nIhre Nachricht: Die <Tube> ist leer.';
  for (const said of [placed.orderNumber, lines, 'Bitte senden Sie bis dahin nichts ab.'])
    expect(mails[0]?.TextBody).toContain(said);
  expect(mails[0]?.HtmlBody).toContain('Die &lt;Tube&gt; ist leer.');
});

test('PF-MAIL-09 the mail is in the language of the request, and a refusal sends none', async () => {
  await shop.store.deleteWhere('EmailMessage', {});
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  await ask(request(placed, { reason: 'constructor' }));
  await buyer.call('POST', METHOD, request(placed), { 'accept-language': 'en' });
  const mails = await shop.store.find('EmailMessage', { where: { ParentId: { ne: null } } });
  expect(mails.map(({ Subject }) => Subject)).toEqual([
    expect.stringMatching(/^We have received your return request \(reference \d+\)$/),
  ]);
});

test('PF-CASE-01 the same while it is open is the same case', async () => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  const [first, again] = await Promise.all([ask(request(placed)), ask(request(placed))]);
  expect(again.body).toEqual(first.body);
  expect(await cases()).toHaveLength(1);
  await shop.store.update('Case', (await cases())[0]?.Id ?? '', { Status: 'Closed' });
  await ask(request(placed));
  expect(await cases()).toHaveLength(2);
});

test('PF-CASE-02 an account has so many open requests at most', async () => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  const { openCasesMaximum } = serverMethodsConstants;
  const open = { Subject: 'x', Type: 'Return', AccountId: buyer.accountId } as const;
  await shop.store.insertMany(
    'Case',
    Array.from({ length: openCasesMaximum }, () => open),
  );
  const { status, body } = await ask(request(placed));
  expect([status, body[0].errorCode]).toEqual([400, 'ACCOUNT_LIMIT_EXCEEDED']);
  expect(body[0].message).toContain(`schon ${openCasesMaximum} Anfragen offen`);
});

test('PF-CASE-03 no more packs come back than were sent and have not come back', async () => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  const { orderItemId } = placed;
  const twice = [
    { orderItemId, quantity: 2 },
    { orderItemId, quantity: 1 },
  ];
  for (const items of [[{ orderItemId, quantity: 3 }], twice])
    expect(await ask(request(placed, { items }))).toMatchObject({
      status: 400,
      body: [
        { errorCode: 'QUANTITY_NOT_SENT', message: expect.stringContaining('lassen sich 2 zurücksenden') },
      ],
    });
  const unsent = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' }, 'Activated');
  expect((await ask(request(unsent))).body[0].errorCode).toBe('QUANTITY_NOT_SENT');
  expect(await cases()).toEqual([]);
});

test('PF-CASE-03 of an order that was sent in part the packs on their way come back, and its page counts them', async () => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' }, 'Activated');
  const { orderNumber, orderItemId } = placed;
  const summary = await shop.store.findOne('OrderSummary', { where: { OrderNumber: orderNumber } });
  const line = await shop.store.findOne('OrderItemSummary', { where: { OriginalOrderItemId: orderItemId } });
  const parcel = { OrderSummaryId: summary?.Id ?? '', Status: 'In Transit' } as const;
  const { Id: ShipmentId } = await shop.store.insert('Shipment', parcel);
  await shop.store.insert('ShipmentItem', { ShipmentId, OrderItemSummaryId: line?.Id ?? '', Quantity: 1 });
  const { deliveryGroups } = (await buyer.call('GET', `/order-summaries/${orderNumber}`)).body;
  expect(deliveryGroups[0].items).toMatchObject([{ quantity: '2.0', quantityFulfilled: '1.0' }]);
  const two = [{ orderItemId, quantity: 2 }];
  expect((await ask(request(placed, { items: two }))).body[0].errorCode).toBe('QUANTITY_NOT_SENT');
  expect((await ask(request(placed))).status).toBe(200);
});

test('PF-CASE-04 a medicine comes back only where it was damaged or wrong', async () => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'apothekenpflichtig' });
  const { status, body } = await ask(request(placed));
  expect([status, body[0].errorCode]).toEqual([400, 'RETURN_EXCLUDED']);
  expect(body[0].message).toContain('ist ein Arzneimittel');
  expect((await ask(request(placed, { reason: 'Damaged' }))).status).toBe(200);
});

test('PF-CASE-03 orders of others are not there, and guests have none', async () => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  const other = await shop.buyer();
  expect((await ask(request(placed), other)).status).toBe(404);
  expect((await ask(request({ ...placed, orderNumber: 'OF-0' }), other)).status).toBe(404);
  expect((await ask(request(placed), shop.guest())).status).toBe(403);
  expect(await cases()).toEqual([]);
});

test.each([
  { items: [] },
  { items: [null] },
  { items: [{ orderItemId: '802000000000009AAA', quantity: 1 }] },
  { items: Array.from({ length: 101 }, () => ({ orderItemId: 'x', quantity: 1 })) },
  { reason: 'constructor' },
  { message: 'x'.repeat(1001) },
  { orderNumber: '' },
])('%j is refused, and nothing is written', async (wrong) => {
  const placed = await order({ L2C_CM_RegulatoryClassification__c: 'Kosmetik' });
  expect((await ask(request(placed, wrong))).status).toBe(400);
  for (const quantity of [0, -1, 1.5, '1', Number.MAX_VALUE])
    expect((await ask(request(placed, { items: [{ ...placed, quantity }] }))).status).toBe(400);
  expect(await cases()).toEqual([]);
});
