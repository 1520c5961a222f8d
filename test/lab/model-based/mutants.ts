import type { AnyHandler } from '#mock/apis/dispatch/dispatcher.ts';
import { handlers } from '#mock/handlers.ts';
import { increment } from '#mock/store/increment.ts';

/** Mutants of the shop, each of which has to be found. */
export const mutants = ['stale-totals', 'sold-again', 'lost-packs'] as const;
export type Mutant = (typeof mutants)[number];

/** Tells which mutant is applied now, if any. */
export type Mutated = () => Mutant | undefined;

/** Handlers with the bug of the applied mutant, and without one where there is none; by operationId. */
export function withMutants(applied: Mutated): Readonly<Record<string, AnyHandler>> {
  const entries = mutants.flatMap((mutant) =>
    Object.entries(bugs[mutant]).map(([operationId, buggy]): [string, AnyHandler] => [
      operationId,
      (input, context) => (applied() === mutant ? buggy(input, context) : call(operationId, input, context)),
    ]),
  );
  return Object.fromEntries(entries);
}

const real = handlers as unknown as Readonly<Record<string, AnyHandler>>;

const bugs: Readonly<Record<Mutant, Readonly<Record<string, AnyHandler>>>> = {
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
