import type { Call } from '../call.ts';
import type { Buyer } from './platform.ts';
import type { MakeCall } from './row.ts';
import type { World } from './world.ts';

/** The call, made while another operation holds the buyer's cart. */
export const whileLocked = (make: MakeCall): MakeCall =>
  withCart(make, async ({ store, clock }, cartId) => {
    const until = new Date(clock().getTime() + 60_000).toISOString();
    await store.update('WebCart', cartId, { LockedUntil__c: until });
  });

/** The call, made after the time of the checkout has run out. */
export const whenLapsed = (make: MakeCall): MakeCall =>
  withCart(make, async ({ store }, cartId) => {
    const session = await store.findOne('CartCheckoutSession', { where: { WebCartId: cartId } });
    const past = '2026-01-01T00:00:00.000Z';
    await store.update('CartCheckoutSession', String(session?.Id), { ExpiresAt__c: past });
  });

/** The call, made after the last pack of what is in the cart was sold elsewhere. */
export const whenSoldOut = (make: MakeCall): MakeCall =>
  withCart(make, async ({ store }, cartId) => {
    const item = await store.findOne('CartItem', { where: { CartId: cartId } });
    await store.update('Product2', String(item?.Product2Id), { AvailableToOrder__c: 0 });
  });

function withCart(make: MakeCall, change: (world: World, cartId: string) => Promise<void>): MakeCall {
  return async (world) => {
    const call: Call = await make(world);
    const { accountId } = call.by as Buyer;
    const cart = await world.store.findOne('WebCart', { where: { AccountId: accountId } });
    await change(world, String(cart?.Id));
    return call;
  };
}
