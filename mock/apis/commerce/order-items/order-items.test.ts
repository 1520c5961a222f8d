import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, payableCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

let shop: Shop;
let buyer: Visitor;
let number: string;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  const cart = await fillCart(shop, buyer, {}, '2');
  const checkoutId = await payableCheckout(shop, buyer, cart.cartId);
  number = (await buyer.call('POST', `/checkouts/${checkoutId}/orders`)).body.orderReferenceNumber;
  productId = cart.productId;
});
afterAll(() => shop.close());

const read = (part: string, who = buyer) => who.call('GET', `/order-summaries/${number}/${part}`);
const firstItem = async () => (await read('items')).body.items[0];

test('PF-ORDER-09 the products of an order are read with what they are today', async () => {
  const { body } = await read('items?fields=Quantity&includeAdjustmentDetails=true');
  expect(body).toMatchObject({ currentPageToken: '1', nextPageToken: null });
  expect(body.items).toEqual([
    {
      orderItemSummaryId: expect.stringMatching(/^10u/),
      orderSummaryId: expect.stringMatching(/^1Os/),
      adjustmentAggregates: expect.objectContaining({ available: true, totalLinePromotionAmount: '0.00' }),
      fields: { Quantity: { label: 'Menge', text: '2', type: 'int' } },
      product: expect.objectContaining({ productId, canViewProduct: true, productAttributes: null }),
    },
  ]);
  await shop.store.update('Product2', productId, { IsActive: false });
  expect((await firstItem()).product).toMatchObject({ canViewProduct: false, errorCode: 'NOT_FOUND' });
  await shop.store.update('Product2', productId, { IsActive: true });
});

test('PF-ORDER-09 items are narrowed to a delivery, whose address is read beside them', async () => {
  const group = await shop.store.findOne('OrderDeliveryGroup', { where: {} });
  const inGroup = (await read(`items?orderDeliveryGroupSummaryId=${group?.Id}`)).body.items;
  expect(inGroup).toHaveLength(1);
  const other = await shop.store.insert('OrderDeliveryGroup', {
    Name: 'Zweite',
    OrderId: String(group?.OrderId),
  });
  expect((await read(`items?orderDeliveryGroupSummaryId=${other.Id}`)).body.items).toEqual([]);
  const first = (await read('delivery-groups?fields=Name&pageSize=1')).body;
  expect(first).toMatchObject({ orderDeliveryGroups: [{ fields: { Name: { text: 'Lieferung' } } }] });
  const next = await buyer.call('GET', first.nextPageUrl);
  expect(next.body.orderDeliveryGroups).toMatchObject([{ fields: { Name: { text: 'Zweite' } } }]);
});

test('PF-ORDER-09 what promotions took off single lines is read line by line', async () => {
  const { orderItemSummaryId } = await firstItem();
  const asked = { orderItemSummaries: [{ orderItemSummaryId }] };
  const ask = () => buyer.call('POST', `/order-summaries/${number}/items/adjustments`, asked);
  expect((await ask()).body.orderItemSummaries).toEqual({ [orderItemSummaryId]: { adjustments: [] } });

  const cartItem = await shop.store.findOne('CartItem', { where: { Product2Id: productId } });
  const promotion = await shop.store.insert('Promotion', {
    Name: 'Treue',
    DisplayName: 'Treue',
    WebStoreId__c: WEBSTORE_ID,
    StartDate: '2020-01-01T00:00:00.000Z',
  });
  await shop.store.insert('CartAdjustment__c', {
    CartId__c: String(cartItem?.CartId),
    CartItemId__c: String(cartItem?.Id),
    PromotionId__c: promotion.Id,
    Amount__c: '-1.50',
  });
  expect((await ask()).body.orderItemSummaries[orderItemSummaryId].adjustments).toMatchObject([
    { amount: '-1.50', displayName: 'Treue', targetType: 'SplitLine' },
  ]);
});

test('PF-ORDER-09 sums are read where their calculation says', async () => {
  const { orderSummaryId } = await firstItem();
  const path = '/order-summaries/async-actions/adjustment-aggregates';
  const { body } = await buyer.call('POST', path, { orderSummaryIds: [orderSummaryId] });
  const [summary] = (await buyer.call('GET', body.statusURL)).body.orderSummaries;
  expect(summary).toMatchObject({ orderSummaryId, adjustmentAggregates: { available: true } });
});

test('PF-ORDER-09 the parts of an order are for its account only', async () => {
  const other = await shop.buyer();
  const { orderItemSummaryId, orderSummaryId } = await firstItem();
  for (const part of ['items', 'delivery-groups', 'shipments'])
    expect((await read(part, other)).status, part).toBe(404);
  const asked = { orderItemSummaries: [{ orderItemSummaryId }] };
  expect((await other.call('POST', `/order-summaries/${number}/items/adjustments`, asked)).status).toBe(404);
  const path = '/order-summaries/async-actions/adjustment-aggregates';
  expect((await other.call('POST', path, { orderSummaryIds: [orderSummaryId] })).status).toBe(404);
});
