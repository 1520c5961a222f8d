import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, payableCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

let shop: Shop;
let buyer: Visitor;
let number: string;
let summaryId: string;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  const cart = await fillCart(shop, buyer, {}, '3');
  const checkoutId = await payableCheckout(shop, buyer, cart.cartId);
  number = (await buyer.call('POST', `/checkouts/${checkoutId}/orders`)).body.orderReferenceNumber;
  productId = cart.productId;
  summaryId = (await shop.store.findOne('OrderSummary', { where: { OrderNumber: number } }))?.Id ?? '';
});
afterAll(() => shop.close());

const send = (values: object) => shop.store.insert('Shipment', { OrderSummaryId: summaryId, ...values });
const parcels = async (query = '') =>
  (await buyer.call('GET', `/order-summaries/${number}/shipments${query}`)).body;

test('PF-ORDER-10 parcels of an order are read page by page, with carrier and tracking', async () => {
  expect(await parcels()).toMatchObject({ count: 0, shipments: [], nextPageToken: null });
  await send({ TrackingNumber: 'PD2', Provider: 'Kurier', ExpectedDeliveryDate: '2026-03-09T10:00:00.000Z' });
  await send({
    TrackingNumber: 'PD1',
    Status: 'In Transit',
    ExpectedDeliveryDate: '2026-03-05T10:00:00.000Z',
  });
  const first = await parcels('?pageSize=1&sortOrder=ExpectedDeliveryDateAsc');
  expect(first).toMatchObject({
    count: 1,
    sortOrder: 'ExpectedDeliveryDateAsc',
    shipments: [
      {
        shipmentId: expect.stringMatching(/^0OB/),
        orderSummaryId: summaryId,
        status: 'In Transit',
        expectedDeliveryDate: '2026-03-05T10:00:00.000Z',
        fields: { TrackingNumber: { label: 'Sendungsverfolgung', text: 'PD1', type: 'string' } },
      },
    ],
  });
  const next = (await buyer.call('GET', first.nextPageUrl)).body;
  expect(next.shipments).toMatchObject([{ status: 'Created', fields: { Provider: { text: 'Kurier' } } }]);
});

test('PF-ORDER-10 a parcel says what it holds, to its buyer only', async () => {
  const shipment = await send({});
  const item = await shop.store.findOne('OrderItemSummary', { where: { OrderSummaryId: summaryId } });
  await shop.store.insert('ShipmentItem', {
    ShipmentId: shipment.Id,
    OrderItemSummaryId: item?.Id ?? '',
    Product2Id: productId,
    Quantity: 2,
  });
  const path = `/shipments/${shipment.Id}/items`;
  expect((await buyer.call('GET', path)).body).toMatchObject({
    count: 1,
    items: [
      {
        shipmentId: shipment.Id,
        orderItemSummaryId: item?.Id,
        productId,
        quantity: 2,
        product: { canViewProduct: true },
      },
    ],
  });
  expect((await (await shop.buyer()).call('GET', path)).status).toBe(404);
  expect((await buyer.call('GET', '/shipments/0OB000000000999AAA/items')).status).toBe(404);
});
