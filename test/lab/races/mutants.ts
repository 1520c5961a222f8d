import type { AnyHandler } from '#mock/apis/dispatch/dispatcher.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { handlers } from '#mock/handlers.ts';
import type { Store } from '#mock/store/store.ts';
import type { RaceName } from './kinds/index.ts';

/** A bug in one handler, which races of that kind must notice. */
interface RaceMutant {
  readonly guardedBy: RaceName;
  readonly operationId: string;
  readonly handler: AnyHandler;
}

const real = handlers as unknown as Readonly<Record<string, AnyHandler>>;
const call = (operationId: string, ...args: Parameters<AnyHandler>) =>
  (real[operationId] as AnyHandler)(...args);

export const raceMutants: Readonly<Record<string, RaceMutant>> = {
  'packs are sold that there are not': {
    guardedBy: 'last unit',
    operationId: 'placeOrder',
    handler: async (input, context) => {
      for (const { Id } of await context.store.find('Product2', { where: { AvailableToOrder__c: 0 } }))
        await context.store.update('Product2', Id, { AvailableToOrder__c: 1 });
      return call('placeOrder', input, context);
    },
  },
  'nobody looks whether a record was changed since': {
    guardedBy: 'stale update',
    operationId: 'updateRecord',
    handler: (input, context) =>
      call(
        'updateRecord',
        { ...input, headers: { ...(input.headers as object), 'If-Unmodified-Since': undefined } },
        context,
      ),
  },
  'keys of requests are not remembered': {
    guardedBy: 'double submit',
    operationId: 'placeOrder',
    handler: (input, context) =>
      call(
        'placeOrder',
        { ...input, headers: { ...(input.headers as object), 'Idempotency-Key': undefined } },
        context,
      ),
  },
  'redemptions are not counted': {
    guardedBy: 'coupon',
    operationId: 'placeOrder',
    handler: async (input, context) => {
      for (const { Id } of await context.store.find('Coupon', { where: { RedemptionCount__c: { gt: 0 } } }))
        await context.store.update('Coupon', Id, { RedemptionCount__c: 0 });
      return call('placeOrder', input, context);
    },
  },
  'the cart of the guest stays': {
    guardedBy: 'guest merge',
    operationId: 'preserveCart',
    handler: (input, context) => call('preserveCart', input, { ...context, store: keeping(context) }),
  },
};

/** A store that deletes nothing. */
function keeping({ store }: RequestContext): Store {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'delete') return async () => true;
      const member = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
