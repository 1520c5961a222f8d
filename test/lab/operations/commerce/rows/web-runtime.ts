import { fillCart, STORE } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import { whileLocked } from '../states.ts';
import { oneMore } from './carts.ts';

const headers = { 'csrf-token': 'token' };

const update: MakeCall = async (world) => {
  const { buyer: by, cartItemId } = await fillCart(world);
  return { by, headers, path: { ...STORE, cartItemId }, body: { quantity: '3' } };
};

export const webRuntimeRows = {
  getWebRuntimeCartItems: {
    kind: 'read',
    call: async (world) => ({ by: (await fillCart(world)).buyer, path: STORE }),
    change: oneMore,
  },
  getWebRuntimeCartItemPromotions: {
    kind: 'read',
    call: async (world) => {
      const { buyer: by, cartItemId } = await fillCart(world);
      return { by, headers, path: STORE, body: { items: [{ cartItemId }] } };
    },
    change: async (world, { by }) => {
      const { accountId } = by as { accountId: string } & NonNullable<typeof by>;
      const cart = await world.store.findOne('WebCart', { where: { AccountId: accountId } });
      const coupon = await world.store.findOne('Coupon', { where: { CouponCode: world.couponCode } });
      await world.store.insert('CartCoupon__c', {
        CartId__c: String(cart?.Id),
        CouponId__c: String(coupon?.Id),
      });
      const due = world.clock().toISOString();
      await world.store.update('WebCart', String(cart?.Id), { ProcessingUntil__c: due });
    },
  },
  updateWebRuntimeCartItem: { kind: 'write', call: update, answers: { 409: whileLocked(update) } },
} satisfies Rows;
