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
  addOrderToCart: { kind: 'write', call: again, answers: { 409: whileLocked(again) } },
} satisfies Rows;
