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

export const orderRows = {
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
