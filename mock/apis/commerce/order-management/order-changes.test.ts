import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardToken, fillCart, payableCheckout, payByCard, startCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const DATA = '/services/data/v64.0';

let shop: Shop;
let desk: Visitor;
let merchandiser: Visitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Support');
  merchandiser = await shop.staff('Merchandiser');
});
afterAll(() => shop.close());

/** An order of so many packs at 10.00 € each, standard delivery at 3.49 € below 29 €. */
async function place(quantity: string, { byCard = false } = {}) {
  const buyer = await shop.buyer();
  const { cartId, productId } = await fillCart(shop, buyer, {}, quantity);
  if (byCard) {
    await startCheckout(shop, buyer, cartId);
    expect((await payByCard(buyer, await cardToken(buyer))).status).toBe(201);
  } else await payableCheckout(shop, buyer, cartId);
  const { status } = await buyer.call('POST', '/checkouts/active/orders');
  expect(status).toBe(201);
  const summary = await one('OrderSummary', { AccountId: buyer.accountId });
  const line = await one('OrderItemSummary', { OrderSummaryId: summary.Id, Product2Id: productId });
  return { buyer, productId, summaryId: summary.Id, orderId: summary.OriginalOrderId, lineId: line.Id };
}
type Placed = Awaited<ReturnType<typeof place>>;

async function one<Name extends 'OrderSummary' | 'OrderItemSummary' | 'PaymentAuthorization'>(
  apiName: Name,
  where: object,
) {
  const row = await shop.store.findOne(apiName, { where });
  if (!row) throw new Error(`There is no ${apiName}.`);
  return row;
}

const change = (
  { summaryId, lineId }: Pick<Placed, 'summaryId' | 'lineId'>,
  action: string,
  quantity: number,
  { who = desk, key, ...more }: { who?: Visitor; key?: string; [name: string]: unknown } = {},
) => {
  const { isRestocked, ...item } = more;
  return who.call(
    'POST',
    `${DATA}/commerce/order-management/order-summaries/${summaryId}/actions/${action}`,
    {
      changeItems: [{ orderItemSummaryId: lineId, quantity, reason: 'Changed Mind', ...item }],
      ...(isRestocked === undefined ? {} : { isRestocked }),
    },
    key ? { 'idempotency-key': key } : {},
  );
};
const refund = ({ summaryId }: Placed, body: object = {}) =>
  desk.call(
    'POST',
    `${DATA}/commerce/order-management/order-summaries/${summaryId}/async-actions/ensure-refunds-async`,
    body,
  );
const summaryOf = ({ summaryId }: Placed) => shop.store.get('OrderSummary', summaryId);
const lineOf = ({ lineId }: Placed) => shop.store.get('OrderItemSummary', lineId);
const stockOf = async ({ productId }: Placed) =>
  (await shop.store.get('Product2', productId))?.AvailableToOrder__c;
const trailOf = ({ orderId }: Placed) =>
  shop.store.find('OrderChange__c', {
    where: { OrderId__c: orderId },
    orderBy: [{ field: 'Name', ascending: true }],
  });
const mailsOf = ({ orderId }: Placed) => shop.store.find('EmailMessage', { where: { RelatedToId: orderId } });

/** Puts a parcel of some packs on its way. */
async function send(placed: Placed, Quantity: number): Promise<void> {
  const parcel = await shop.store.insert('Shipment', { OrderSummaryId: placed.summaryId });
  await shop.store.insert('ShipmentItem', {
    ShipmentId: parcel.Id,
    OrderItemSummaryId: placed.lineId,
    Product2Id: placed.productId,
    Quantity,
  });
  const way = { Status: 'In Transit' };
  const { status } = await desk.call('PATCH', `${DATA}/sobjects/Shipment/${parcel.Id}`, way);
  expect(status).toBe(204);
}

test('PF-CHANGE-01 a preview answers what comes off goods, delivery, tax and card, and writes nothing', async () => {
  const placed = await place('2', { byCard: true });
  const before = [await summaryOf(placed), await lineOf(placed), await stockOf(placed)];
  const { status, body } = await change(placed, 'preview-cancel', 1, { shippingReductionFlag: true });
  expect([status, body]).toEqual([
    200,
    {
      changeBalances: {
        grandTotalAmount: '-11.74',
        totalAmount: '-11.74',
        totalTaxAmount: '-1.87',
        totalAdjustedProductAmount: '-10.00',
        totalAdjustedProductTaxAmount: '-1.59',
        totalAdjDistAmount: '0.00',
        totalAdjustedDeliveryAmount: '-1.74',
        totalAdjustedDeliveryTaxAmount: '-0.28',
        totalRefundableAmount: '11.74',
      },
      success: true,
      errors: [],
    },
  ]);
  expect([await summaryOf(placed), await lineOf(placed), await stockOf(placed)]).toEqual(before);
  expect(await trailOf(placed)).toEqual([]);
});

test('PF-CHANGE-02 only packs that have not left are cancelled, and they go back to the stock', async () => {
  const placed = await place('3');
  expect(await stockOf(placed)).toBe(97);
  await send(placed, 1);
  expect(await change(placed, 'submit-cancel', 3)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INSUFFICIENT_QUANTITY', message: expect.stringContaining('höchstens 2') }],
  });
  expect((await change(placed, 'submit-cancel', 2)).status).toBe(201);
  expect(await stockOf(placed)).toBe(99);
  expect(await lineOf(placed)).toMatchObject({
    Quantity: 1,
    QuantityOrdered: 3,
    QuantityCanceled: 2,
    QuantityFulfilled: 1,
    QuantityAvailableToCancel: 0,
    QuantityAvailableToReturn: 1,
    TotalPrice: '10.00',
  });
  expect(await summaryOf(placed)).toMatchObject({ Status: 'Fulfilled', TotalProductAmount: '10.00' });
  const packed = await shop.store.findOne('ShipmentItem', { where: { OrderItemSummaryId: placed.lineId } });
  await desk.call('DELETE', `${DATA}/sobjects/ShipmentItem/${packed?.Id}`);
  expect(await lineOf(placed)).toMatchObject({ QuantityFulfilled: 0, QuantityAvailableToCancel: 1 });
});

/** Marks an order as merchandisers do. */
const mark = ({ orderId }: Placed, Status: string) =>
  merchandiser.call('PATCH', `${DATA}/sobjects/Order/${orderId}`, { Status });

test('PF-ORDER-11 the state of an order says whether some or all of it has left, until it is delivered', async () => {
  const placed = await place('3');
  const shown = async () => {
    const { buyer, summaryId } = placed;
    const [listed] = (await buyer.call('GET', '/order-summaries')).body.orderSummaries;
    const { body } = await buyer.call('GET', `/order-summaries/${summaryId}`);
    expect(listed).toMatchObject({ status: body.status, statusLabel: body.statusLabel });
    return [body.status, body.statusLabel];
  };
  expect(await shown()).toEqual(['Created', 'Eingegangen']);
  await send(placed, 1);
  expect(await shown()).toEqual(['PartiallyFulfilled', 'Teilweise versendet']);
  await send(placed, 1);
  expect((await change(placed, 'submit-cancel', 1)).status).toBe(201);
  expect(await shown()).toEqual(['Fulfilled', 'Versendet']);
  expect((await change(placed, 'submit-return', 1)).status).toBe(201);
  expect(await shown()).toEqual(['Fulfilled', 'Versendet']);
  expect((await mark(placed, 'Delivered')).status).toBe(204);
  expect(await shown()).toEqual(['Delivered', 'Zugestellt']);
});

test('PF-ORDER-11 an order that is marked as sent is sent, and no longer once it is not', async () => {
  const placed = await place('2');
  expect((await mark(placed, 'Shipped')).status).toBe(204);
  expect(await summaryOf(placed)).toMatchObject({ Status: 'Fulfilled' });
  expect((await mark(placed, 'Activated')).status).toBe(204);
  expect(await summaryOf(placed)).toMatchObject({ Status: 'Created' });
});

test('PF-CHANGE-03 only packs that have left are returned, and sold again only where the call says so', async () => {
  const placed = await place('3');
  expect((await change(placed, 'submit-return', 1)).status).toBe(400);
  await send(placed, 2);
  expect((await change(placed, 'submit-return', 1)).status).toBe(201);
  expect(await stockOf(placed)).toBe(97);
  expect((await change(placed, 'submit-return', 1, { isRestocked: true })).status).toBe(201);
  expect(await stockOf(placed)).toBe(98);
  expect(await lineOf(placed)).toMatchObject({ Quantity: 1, QuantityReturned: 2, QuantityFulfilled: 2 });
});

test('PF-CHANGE-04 a change names a reason, each line once, lines of the order, and no more than there is', async () => {
  const placed = await place('2');
  const other = await place('2');
  const before = await summaryOf(placed);
  expect((await change(placed, 'submit-cancel', 1, { reason: undefined })).status).toBe(400);
  expect((await change(placed, 'submit-cancel', 0)).status).toBe(400);
  expect((await change(placed, 'submit-cancel', 3)).status).toBe(400);
  expect((await change({ ...placed, lineId: other.lineId }, 'submit-cancel', 1)).status).toBe(404);
  const item = { orderItemSummaryId: placed.lineId, quantity: 1, reason: 'Late' };
  const twice = { changeItems: [item, item] };
  const path = `${DATA}/commerce/order-management/order-summaries/${placed.summaryId}/actions/submit-cancel`;
  expect((await desk.call('POST', path, twice)).status).toBe(400);
  expect(await summaryOf(placed)).toEqual(before);
  expect(await trailOf(placed)).toEqual([]);
});

test('PF-CHANGE-05 a repeated request counts once, and two at the same time never exceed what is there', async () => {
  const placed = await place('3');
  const key = randomUUID();
  const first = await change(placed, 'submit-cancel', 1, { key });
  expect(await change(placed, 'submit-cancel', 1, { key })).toMatchObject({ status: 201, body: first.body });
  expect(await lineOf(placed)).toMatchObject({ QuantityCanceled: 1 });
  const both = await Promise.all([
    change(placed, 'submit-cancel', 2, { key: randomUUID() }),
    change(placed, 'submit-cancel', 2, { key: randomUUID() }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(await lineOf(placed)).toMatchObject({ Quantity: 0, QuantityCanceled: 3, TotalPrice: '0.00' });
  expect(await stockOf(placed)).toBe(100);
});

test('PF-CHANGE-06 an order of which nothing is left is cancelled with its delivery, or returned', async () => {
  const cancelled = await place('2');
  await change(cancelled, 'submit-cancel', 1);
  expect(await summaryOf(cancelled)).toMatchObject({ Status: 'Created', TotalChargeAmount: '3.49' });
  await change(cancelled, 'submit-cancel', 1);
  expect(await summaryOf(cancelled)).toMatchObject({
    Status: 'Cancelled',
    TotalChargeAmount: '0.00',
    TotalTaxAmount: '0.00',
    GrandTotalAmount: '0.00',
  });
  expect(await shop.store.get('Order', cancelled.orderId)).toMatchObject({ Status: 'Cancelled' });
  const returned = await place('2');
  await send(returned, 2);
  await change(returned, 'submit-return', 2);
  expect(await summaryOf(returned)).toMatchObject({ Status: 'Returned', GrandTotalAmount: '3.49' });
  expect(await shop.store.get('Order', returned.orderId)).toMatchObject({ Status: 'Returned' });
});

test('PF-CHANGE-07 a cancellation releases what is set aside on the card, and refunds what was taken', async () => {
  const whole = await place('2', { byCard: true });
  await change(whole, 'submit-cancel', 2);
  const voided = { Status: 'Voided', Amount: '23.49', TotalAuthReversalAmount: '23.49' };
  expect(await one('PaymentAuthorization', { OrderId__c: whole.orderId })).toMatchObject(voided);
  const part = await place('2', { byCard: true });
  await change(part, 'submit-cancel', 1);
  expect(await one('PaymentAuthorization', { OrderId__c: part.orderId })).toMatchObject({
    Status: 'Processed',
    TotalAuthReversalAmount: '10.00',
  });
  const sent = await place('2', { byCard: true });
  await send(sent, 1);
  await change(sent, 'submit-cancel', 1);
  expect(await one('PaymentAuthorization', { OrderId__c: sent.orderId })).toMatchObject({
    TotalPaymentCaptureAmount: '23.49',
    TotalAuthReversalAmount: '0.00',
    TotalRefundAmount__c: '10.00',
  });
});

test('PF-CHANGE-08 a refund gives back what was paid beyond the total, and says why there is none', async () => {
  const placed = await place('2', { byCard: true });
  await send(placed, 2);
  expect(await refund(placed)).toMatchObject({ status: 400, body: [{ errorCode: 'NOTHING_TO_REFUND' }] });
  await change(placed, 'submit-return', 1);
  expect(await refund(placed, { excessFundsAmount: '10.01' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_AMOUNT', message: expect.stringContaining('10.00') }],
  });
  expect((await refund(placed, { excessFundsAmount: '4.00' })).status).toBe(201);
  expect((await refund(placed)).status).toBe(201);
  expect(await one('PaymentAuthorization', { OrderId__c: placed.orderId })).toMatchObject({
    TotalRefundAmount__c: '10.00',
  });
  expect((await refund(placed)).status).toBe(400);
  const onInvoice = await place('2');
  await change(onInvoice, 'submit-cancel', 1);
  expect(await refund(onInvoice)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'NOTHING_TO_REFUND', message: expect.stringContaining('Rechnung') }],
  });
});

test('PF-CHANGE-09 each change leaves who did what, when and why', async () => {
  const placed = await place('2', { byCard: true });
  await change(placed, 'submit-cancel', 1, { reason: 'Medical' });
  const who = { CreatedById: desk.session.userId, CreatedDate: shop.now().toISOString() };
  expect(await trailOf(placed)).toMatchObject([
    { ...who, Kind__c: 'Cancel', Quantity__c: 1, Amount__c: '10.00', Reason__c: 'Medical' },
    { ...who, Kind__c: 'Release', Amount__c: '10.00', What__c: expect.stringContaining('… ') },
  ]);
  await change(placed, 'submit-cancel', 1, { reason: 'Late' });
  const history = await shop.store.find('OrderHistory', {
    where: { OrderId: placed.orderId, Field: 'Status' },
  });
  expect(history).toMatchObject([
    { OldValue: 'Activated', NewValue: 'Cancelled', CreatedById: who.CreatedById },
  ]);
});

test('PF-CHANGE-10 support and administrators change orders, and nobody else', async () => {
  const placed = await place('2');
  const administrator = await shop.staff('System Administrator');
  const answers = async (who: Visitor) =>
    Promise.all(
      ['preview-cancel', 'submit-cancel', 'preview-return', 'submit-return'].map(
        async (action) => (await change(placed, action, 1, { who })).status,
      ),
    );
  expect(new Set(await answers(shop.guest()))).toEqual(new Set([401]));
  expect(new Set(await answers(placed.buyer))).toEqual(new Set([403]));
  expect(new Set(await answers(merchandiser))).toEqual(new Set([403]));
  expect((await change(placed, 'submit-cancel', 1, { who: administrator })).status).toBe(201);
  expect(await lineOf(placed)).toMatchObject({ QuantityCanceled: 1 });
});

test('PF-CHANGE-11 a placed order is neither cancelled nor reopened by writing its state', async () => {
  const placed = await place('2');
  const write = (Status: string) =>
    merchandiser.call('PATCH', `${DATA}/sobjects/Order/${placed.orderId}`, { Status });
  const refused = {
    status: 400,
    body: [{ fields: ['Status'], message: expect.stringContaining('Stornieren') }],
  };
  expect(await write('Cancelled')).toMatchObject(refused);
  expect(await write('Returned')).toMatchObject(refused);
  expect(await shop.store.get('Order', placed.orderId)).toMatchObject({ Status: 'Activated' });
  await change(placed, 'submit-cancel', 2);
  expect(await write('Activated')).toMatchObject(refused);
});

const again = (orderId: string, who = desk) =>
  who.call('POST', `${DATA}/actions/custom/flow/Send_Order_Confirmation`, { inputs: [{ orderId }] });

test('PF-CHANGE-15 the confirmation is sent again five times an hour at most', async () => {
  const placed = await place('2');
  await shop.store.update('Order', placed.orderId, { ContactEmail__c: 'erika@example.org' });
  for (let sent = 0; sent < 5; sent += 1) expect((await again(placed.orderId)).status).toBe(200);
  const mails = (await mailsOf(placed)).length;
  expect(await again(placed.orderId)).toMatchObject({
    status: 400,
    body: [
      {
        errorCode: 'SINGLE_EMAIL_LIMIT_EXCEEDED',
        message: expect.stringContaining('schon 5-mal verschickt'),
      },
    ],
  });
  expect(await mailsOf(placed)).toHaveLength(mails);
  shop.wait(3_600_000);
  expect((await again(placed.orderId)).status).toBe(200);
});

test('PF-CHANGE-12 the confirmation is sent again, in the language of the buyer', async () => {
  const placed = await place('2');
  await shop.store.update('Order', placed.orderId, { ContactEmail__c: 'erika@example.org' });
  await shop.store.update('User', desk.session.userId ?? '', { LanguageLocaleKey: 'en' });
  const { status, body } = await again(placed.orderId);
  await shop.store.update('User', desk.session.userId ?? '', { LanguageLocaleKey: 'de' });
  expect([status, body]).toMatchObject([
    200,
    [{ isSuccess: true, outputValues: { toAddress: 'erika@example.org' } }],
  ]);
  const mails = await mailsOf(placed);
  expect(mails.at(-1)?.Subject).toContain('We have received your order');
  expect((await trailOf(placed)).at(-1)).toMatchObject({
    Kind__c: 'Confirmation',
    What__c: 'erika@example.org',
  });
  expect((await again(placed.orderId, merchandiser)).status).toBe(403);
  expect((await again('801000000000999AAA')).status).toBe(404);
});

test('PF-CHANGE-13 the delivery address changes until something has left; order and buyer follow', async () => {
  const placed = await place('2');
  const group = await shop.store.findOne('OrderDeliveryGroup', { where: { OrderId: placed.orderId } });
  const write = (DeliverToStreet: string, who = desk) =>
    who.call('PATCH', `${DATA}/sobjects/OrderDeliveryGroup/${group?.Id}`, { DeliverToStreet });
  await shop.store.update('Order', placed.orderId, { ContactEmail__c: 'erika@example.org' });
  expect((await write('Ahornweg 7', merchandiser)).status).toBe(403);
  expect((await write('Ahornweg 7')).status).toBe(204);
  expect(await shop.store.get('Order', placed.orderId)).toMatchObject({ DeliverToStreet: 'Ahornweg 7' });
  expect((await mailsOf(placed)).at(-1)).toMatchObject({
    Subject: expect.stringContaining('Neue Lieferadresse'),
    TextBody: expect.stringContaining('Ahornweg 7'),
  });
  expect(await trailOf(placed)).toMatchObject([
    {
      Kind__c: 'Address',
      What__c: expect.stringContaining('Ahornweg 7'),
      Details__c: expect.stringContaining('Lindenweg 4'),
    },
  ]);
  await send(placed, 1);
  expect(await write('Birkenweg 1')).toMatchObject({ status: 400, body: [{ fields: ['DeliverToStreet'] }] });
});

test('PF-CHANGE-14 the buyer is told of a cancellation, a return and a refund', async () => {
  const placed = await place('3', { byCard: true });
  await shop.store.update('Order', placed.orderId, { ContactEmail__c: 'erika@example.org' });
  await change(placed, 'submit-cancel', 1);
  await send(placed, 2);
  await change(placed, 'submit-return', 1);
  await refund(placed);
  const told = (await mailsOf(placed)).filter(({ ToAddress }) => ToAddress === 'erika@example.org');
  const number = (await summaryOf(placed))?.OrderNumber;
  expect(told.map(({ Subject }) => Subject).sort()).toEqual([
    `Erstattung zu Ihrer Bestellung ${number}`,
    `Erstattung zu Ihrer Bestellung ${number}`,
    `Ihre Bestellung ${number} ist unterwegs`,
    `Rücksendung zu Ihrer Bestellung ${number}`,
    `Stornierung zu Ihrer Bestellung ${number}`,
  ]);
  const [text] = told.filter(({ Subject }) => Subject.startsWith('Storn')).map(({ TextBody }) => TextBody);
  expect(text).toMatch(/1 × Produkt/);
  expect(text?.replaceAll('\u00a0', ' ')).toContain('20,00 €');
});
