import { paidCheckout, STORE, succeed } from '../../operations/commerce/journey.ts';
import { addCosmetic, type World } from '../../operations/commerce/world.ts';
import type { Situations } from './situation.ts';

const everybody = (said: 404 | 'without') =>
  ({
    guest: said,
    buyer: said,
    otherBuyer: said,
    merchandiser: said,
    support: said,
    administrator: said,
  }) as const;

const gone = async ({ store }: World): Promise<string> => (await addCosmetic(store, { IsActive: false })).Id;

/** Things of the shop whose state decides who may have them. */
export const situationsOfShop: Situations<World> = {
  'PF-PROD-06 a product that is not active': {
    operationId: 'getProduct',
    ...everybody(404),
    ask: async (world) => {
      const thing = await gone(world);
      return { thing, call: { path: { ...STORE, productId: thing } } };
    },
  },
  'PF-CTX-68 an order with the idempotency key of another one': {
    operationId: 'placeOrder',
    guest: 403,
    buyer: 400,
    otherBuyer: 'without',
    merchandiser: 403,
    support: 403,
    administrator: 403,
    ask: async (world, role) => {
      const first = await paidCheckout(world);
      const headers = { 'idempotency-key': `key-of-an-order-${world.next()}` };
      const call = (checkoutId: string) => ({ path: { ...STORE, checkoutId }, headers });
      const { orderReferenceNumber } = await succeed(first.buyer, 'placeOrder', call(first.checkoutId));
      const second = await paidCheckout(world, {}, role === 'buyer' ? first.buyer : undefined);
      return {
        thing: String(orderReferenceNumber),
        call: {
          ...call(second.checkoutId),
          ...((role === 'buyer' || role === 'otherBuyer') && { by: second.buyer }),
        },
      };
    },
  },
};
