import { fillCart, STORE, succeed } from '../journey.ts';
import { type MakeCall, NO_ACCOUNT, type Rows } from '../row.ts';
import { whenSoldOut, whileLocked } from '../states.ts';
import { ofCart, oneCoupon } from './carts.ts';

const reserve = ofCart({ body: { durationInSeconds: 600 } });

const release: MakeCall = async (world) => {
  const call = await reserve(world);
  await succeed(call.by as Parameters<typeof succeed>[0], 'reserveCartInventory', call);
  const { body: _, ...rest } = call;
  return rest;
};

const calculate = ofCart({ body: {} });
const evaluate = ofCart({ body: { shippingAddress: { country: 'DE' } } });
const hideMessages = ofCart({ body: { visibility: false } });

const clone = ofCart({ body: { targetType: 'PayNowReadOnly' } });

const addCoupon: MakeCall = async (world) => {
  const { couponCode } = world;
  return { ...(await ofCart()(world)), body: { couponCode } };
};

const removeCoupon: MakeCall = async (world) => {
  const call = await addCoupon(world);
  const { couponId } = await succeed(call.by as Parameters<typeof succeed>[0], 'addCouponToCart', call);
  return { by: call.by as NonNullable<typeof call.by>, path: { ...call.path, couponId } };
};

/** A buyer who was a guest with a cart before, and has signed in. */
const preserve: MakeCall = async (world) => {
  const { platform } = world;
  const { buyer: former, cartId } = await fillCart(world);
  const by = await platform.buyer({ guestAccountId: former.accountId });
  return { by, path: { ...STORE, cartStateOrId: cartId } };
};

/** The same while another operation holds the cart of the guest. */
const preserveLocked: MakeCall = async (world) => {
  const call = await preserve(world);
  const until = new Date(world.clock().getTime() + 60_000).toISOString();
  await world.store.update('WebCart', String(call.path?.cartStateOrId), { LockedUntil__c: until });
  return call;
};

export const cartActionRows = {
  preserveCart: { kind: 'write', call: preserve, answers: { 409: preserveLocked } },
  reserveCartInventory: {
    kind: 'write',
    call: reserve,
    answers: { 409: whileLocked(reserve), 422: whenSoldOut(reserve) },
  },
  deleteCartReservations: { kind: 'write', call: release, answers: { 409: whileLocked(release) } },
  cloneCart: {
    kind: 'write',
    call: clone,
    unknown: { targetEffectiveAccountId: NO_ACCOUNT },
    answers: { 409: whileLocked(clone) },
  },
  calculateCart: { kind: 'write', call: calculate, answers: { 409: whileLocked(calculate) } },
  evaluateCartShipping: { kind: 'write', call: evaluate, answers: { 409: whileLocked(evaluate) } },
  evaluateCartTaxes: { kind: 'write', call: evaluate, answers: { 409: whileLocked(evaluate) } },
  makeCartPrimary: { kind: 'write', call: ofCart(), answers: { 409: whileLocked(ofCart()) } },
  updateCartMessagesVisibility: {
    kind: 'write',
    call: hideMessages,
    answers: { 409: whileLocked(hideMessages) },
  },
  addCouponToCart: { kind: 'write', call: addCoupon, answers: { 409: whileLocked(addCoupon) } },
  getCartCoupons: { kind: 'read', call: ofCart(), change: oneCoupon },
  deleteCouponFromCart: { kind: 'write', call: removeCoupon, answers: { 409: whileLocked(removeCoupon) } },
} satisfies Rows;
