import type { AnyHandler } from '#mock/apis/dispatch/dispatcher.ts';
import { handlers } from '#mock/handlers.ts';
import { increment } from '#mock/store/increment.ts';

/** Bugs that are planted to see whether the walks find them. */
export const plants = ['stale-totals', 'sold-again', 'lost-packs'] as const;
export type Plant = (typeof plants)[number];

/** Says which bug is planted now, if any. */
export type Planted = () => Plant | undefined;

/** Handlers that have the bug that is planted, and work as ever without one; by operationId. */
export function plantable(planted: Planted): Readonly<Record<string, AnyHandler>> {
  const entries = plants.flatMap((plant) =>
    Object.entries(bugs[plant]).map(([operationId, buggy]): [string, AnyHandler] => [
      operationId,
      (input, context) => (planted() === plant ? buggy(input, context) : call(operationId, input, context)),
    ]),
  );
  return Object.fromEntries(entries);
}

const real = handlers as unknown as Readonly<Record<string, AnyHandler>>;

const bugs: Readonly<Record<Plant, Readonly<Record<string, AnyHandler>>>> = {
  'stale-totals': {
    deleteItemFromCart: async ({ path }, { store }) => {
      await store.delete('CartItem', (path as { cartItemId: string }).cartItemId);
      return { status: 204 };
    },
  },
  'sold-again': {
    placeOrder: async (input, context) => {
      const answer = await call('placeOrder', input, context);
      const [item] = await context.store.find('OrderItem', {
        where: { Type: 'Order Product' },
        orderBy: { field: 'CreatedDate', ascending: false },
        limit: 1,
      });
      if (answer.status === 201 && item?.Product2Id)
        await context.store.update('Product2', item.Product2Id, { AvailableToOrder__c: increment(1) });
      return answer;
    },
  },
  'lost-packs': {
    arrangeDeliveryGroupItems: async (input, context) => {
      const answer = await call('arrangeDeliveryGroupItems', input, context);
      const [item] = await context.store.find('CartItem', {
        where: { Quantity: { gt: 2 } },
        orderBy: { field: 'CreatedDate', ascending: false },
        limit: 1,
      });
      if (item) await context.store.update('CartItem', item.Id, { Quantity: item.Quantity - 1 });
      return answer;
    },
  },
};

function call(operationId: string, ...[input, context]: Parameters<AnyHandler>): ReturnType<AnyHandler> {
  const handler = real[operationId];
  if (!handler) throw new Error(`The platform has no ${operationId}`);
  return handler(input, context);
}
