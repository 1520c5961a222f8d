import { fillCart, placedOrder, STORE } from '../journey.ts';
import type { Buyer } from '../platform.ts';
import type { MakeCall, Rows } from '../row.ts';
import { whileLocked } from '../states.ts';
import type { World } from '../world.ts';

const cancelled = async ({ store }: World, { by }: { by?: unknown }) => {
  const where = { AccountId: (by as Buyer).accountId };
  const summary = await store.findOne('OrderSummary', { where });
  await store.update('OrderSummary', String(summary?.Id), { Status: 'Delivered' });
};

const again: MakeCall = async (world) => {
  const { buyer: by, orderSummaryId } = await placedOrder(world);
  await world.store.deleteWhere('WebCart', { AccountId: by.accountId, Status: 'Closed' });
  await fillCart(world, by);
  const body = { orderSummaryIdOrRefNumber: orderSummaryId };
  return { by, path: STORE, headers: { 'csrf-token': 'token' }, body };
};

const ofPlaced =
  (more: (orderSummaryId: string) => object): MakeCall =>
  async (world) => {
    const { buyer: by, orderSummaryId } = await placedOrder(world);
    return { by, path: STORE, ...more(orderSummaryId) };
  };

const inPath: MakeCall = async (world) => {
  const { body, ...call } = await again(world);
  const { orderSummaryIdOrRefNumber } = body as { orderSummaryIdOrRefNumber: string };
  return { ...call, path: { ...STORE, orderSummaryIdOrRefNumber }, body: { cartStateOrId: 'current' } };
};

/** What a guest knows of an order. */
const known = { email: 'gesa@offizin.example', phoneNumber: '+49 89 123456' };

const claimed: MakeCall = async (world) => {
  const { buyer: by, orderSummaryId } = await placedOrder(world);
  const summary = await world.store.get('OrderSummary', orderSummaryId);
  await world.store.update('Order', String(summary?.OriginalOrderId), {
    ContactEmail__c: known.email,
    ContactPhoneNumber__c: known.phoneNumber,
  });
  return { by, path: STORE, body: { ...known, orderSummaryRefNumber: String(summary?.OrderNumber) } };
};

const inOrderPath: MakeCall = async (world) => {
  const { buyer: by, orderSummaryId } = await placedOrder(world);
  return { by, path: { ...STORE, orderSummaryIdOrRefNumber: orderSummaryId } };
};

const orderOf = async ({ store }: World, { by }: { by?: unknown }) => {
  const summary = await store.findOne('OrderSummary', { where: { AccountId: (by as Buyer).accountId } });
  const item = await store.findOne('OrderItemSummary', { where: { OrderSummaryId: String(summary?.Id) } });
  return { summaryId: String(summary?.Id), itemId: String(item?.Id), productId: item?.Product2Id ?? null };
};

const withItem: MakeCall = async (world) => {
  const call = await inOrderPath(world);
  const { itemId } = await orderOf(world, call);
  return { ...call, body: { orderItemSummaries: [{ orderItemSummaryId: itemId }] } };
};

/** Something came off the one product of the order. */
const reduced = async (world: World, { by }: { by?: unknown }) => {
  const order = await world.store.findOne('Order', { where: { AccountId: (by as Buyer).accountId } });
  const cartId = String(order?.OriginalCartId__c);
  const item = await world.store.findOne('CartItem', { where: { CartId: cartId } });
  const promotion = await world.store.findOne('Promotion', { where: {} });
  await world.store.insert('CartAdjustment__c', {
    CartId__c: cartId,
    CartItemId__c: String(item?.Id),
    PromotionId__c: String(promotion?.Id),
    Amount__c: '-1.00',
  });
};

const send = async (world: World, call: { by?: unknown }) => {
  const { summaryId } = await orderOf(world, call);
  return world.store.insert('Shipment', { OrderSummaryId: summaryId, TrackingNumber: 'PD1' });
};

const ofShipment: MakeCall = async (world) => {
  const { by } = await inOrderPath(world);
  const { Id: shipmentId } = await send(world, { by });
  return { by, path: { ...STORE, shipmentId } };
};

export const orderRows = {
  getOrderItems: {
    kind: 'read',
    call: inOrderPath,
    change: async (world, call) =>
      world.store.update('OrderItemSummary', (await orderOf(world, call)).itemId, { Quantity: 7 }),
    bad: { page: 'nowhere', fields: 'Colour' },
    unknown: {
      orderDeliveryGroupSummaryId: { status: 200, because: 'it narrows a list, which is then empty' },
    },
  },
  getOrderItemAdjustments: { kind: 'read', call: withItem, change: reduced },
  getOrderDeliveryGroups: {
    kind: 'read',
    call: inOrderPath,
    change: async (world, { by }) => {
      const order = await world.store.findOne('Order', { where: { AccountId: (by as Buyer).accountId } });
      await world.store.insert('OrderDeliveryGroup', { Name: 'Nachlieferung', OrderId: String(order?.Id) });
    },
    bad: { page: 'nowhere', fields: 'Colour' },
  },
  startOrderAdjustmentAggregates: {
    kind: 'fixed',
    because: 'the sums are always there; the answer names where they are read',
    call: async (world) => {
      const { by } = await inOrderPath(world);
      const { summaryId } = await orderOf(world, { by });
      return { by, path: STORE, body: { orderSummaryIds: [summaryId] } };
    },
  },
  getOrderShipments: {
    kind: 'read',
    call: inOrderPath,
    change: send,
    bad: { pageToken: 'nowhere', fields: 'Colour' },
  },
  getShipmentItems: {
    kind: 'read',
    call: ofShipment,
    change: async (world, call) => {
      const { summaryId, itemId, productId } = await orderOf(world, call);
      const shipment = await world.store.findOne('Shipment', { where: { OrderSummaryId: summaryId } });
      await world.store.insert('ShipmentItem', {
        ShipmentId: String(shipment?.Id),
        OrderItemSummaryId: itemId,
        Product2Id: productId,
        Quantity: 1,
      });
    },
    bad: { pageToken: 'nowhere', fields: 'Colour' },
  },
  getOrderSummaries: {
    kind: 'read',
    call: async (world) => ({ by: (await placedOrder(world)).buyer, path: STORE }),
    change: cancelled,
    bad: { page: 'nowhere', fields: 'Colour', earliestDate: 'yesterday', latestDate: 'tomorrow' },
  },
  getOrderSummary: {
    kind: 'read',
    call: async (world) => {
      const { buyer: by, orderSummaryId } = await placedOrder(world);
      return { by, path: { ...STORE, orderSummaryIdOrRefNumber: orderSummaryId } };
    },
    change: cancelled,
  },
  getOrderSummaryLookup: {
    kind: 'read',
    call: ofPlaced((orderSummaryIdOrRefNumber) => ({ query: { orderSummaryIdOrRefNumber } })),
    change: cancelled,
    bad: { fields: 'Colour' },
  },
  findOrderSummary: {
    kind: 'read',
    change: cancelled,
    call: ofPlaced((orderSummaryIdOrRefNumber) => ({ body: { orderSummaryIdOrRefNumber } })),
    bad: { fields: 'Colour' },
  },
  createOrderAccessToken: {
    kind: 'fixed',
    because: 'the token names the order and its end',
    call: claimed,
    unlike: claimed,
  },
  getOrderAdjustments: {
    kind: 'read',
    call: async (world) => {
      const { buyer: by, orderSummaryId } = await placedOrder(world);
      return { by, path: { ...STORE, orderSummaryIdOrRefNumber: orderSummaryId } };
    },
    change: async (world, { by }) => {
      const where = { AccountId: (by as Buyer).accountId };
      const order = await world.store.findOne('Order', { where });
      const promotion = await world.store.findOne('Promotion', { where: {} });
      await world.store.insert('CartAdjustment__c', {
        CartId__c: String(order?.OriginalCartId__c),
        PromotionId__c: String(promotion?.Id),
        Amount__c: '-1.00',
      });
    },
  },
  addOrderSummaryToCart: { kind: 'write', call: inPath, answers: { 409: whileLocked(inPath) } },
  addOrderToCart: { kind: 'write', call: again, answers: { 409: whileLocked(again) } },
} satisfies Rows;
