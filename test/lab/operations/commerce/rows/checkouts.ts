import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import {
  address,
  byInvoice,
  cardPayment,
  fillCart,
  paidCheckout,
  STORE,
  settle,
  startedCheckout,
  succeed,
} from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import { whenLapsed, whenSoldOut, whileLocked } from '../states.ts';

const start: MakeCall = async (world) => {
  const { buyer: by, cartId } = await fillCart(world);
  const path = { ...STORE, checkoutId: 'active' };
  return { by, path, body: { cartId, deliveryAddressInput: address } };
};

/** The same for a cart whose checkout has been started. */
const startAgain: MakeCall = async (world) => {
  const { buyer: by, cartId } = await startedCheckout(world);
  return { by, path: { ...STORE, checkoutId: 'active' }, body: { cartId } };
};

const ofStarted =
  (more: object = {}): MakeCall =>
  async (world) => {
    const { buyer: by, checkoutId } = await startedCheckout(world);
    return { by, path: { ...STORE, checkoutId }, ...more };
  };

const ofPaid =
  (more: object = {}, product: object = {}): MakeCall =>
  async (world) => {
    const { buyer: by, checkoutId } = await paidCheckout(world, product);
    return { by, path: { ...STORE, checkoutId }, ...more };
  };

const underWay: MakeCall = async (world) => {
  const call = await start(world);
  const by = call.by as Parameters<typeof succeed>[0];
  const { checkoutId } = await succeed(by, 'startCheckout', call);
  return { by, path: { ...STORE, checkoutId } };
};

const update = ofStarted({ body: { shippingInstructions: 'Bitte klingeln' } });
const move = ofStarted({ body: { deliveryAddress: { ...address, street: 'Ahornallee 1' } } });
const pay = ofStarted({ body: byInvoice });

const payDeclined: MakeCall = async (world) => {
  const call = await ofStarted()(world);
  const by = call.by as Parameters<typeof succeed>[0];
  const card = cardPayment(paymentsConstants.declinedCardNumber);
  const { token } = await succeed(by, 'createPaymentToken', { body: card });
  return { ...call, body: { requestType: 'Auth', paymentToken: token, billingAddress: address } };
};

const addCoupon: MakeCall = async (world) => ({
  ...(await ofStarted()(world)),
  body: { couponCodes: [world.couponCode] },
});

const removeCoupon: MakeCall = async (world) => {
  const { buyer: by, cartId } = await fillCart(world);
  const { couponId } = await succeed(by, 'addCouponToCart', {
    path: { cartStateOrId: cartId },
    body: { couponCode: world.couponCode },
  });
  settle(world);
  const path = { checkoutId: 'active' };
  const { checkoutId } = await succeed(by, 'startCheckout', {
    path,
    body: { cartId, deliveryAddressInput: address },
  });
  settle(world);
  return { by, path: { ...STORE, checkoutId, couponId } };
};

const order = ofPaid();
/** A medicine, though the pharmacist has no number to call. */
const orderWithoutNumber = (more: object = {}) =>
  ofPaid(more, { L2C_CM_RegulatoryClassification__c: 'freiverkäuflich' });
const submit = ofPaid({ body: { actions: [{ action: 'prepare' }, { action: 'submit' }] } });

/** The same call of an address that names no checkout. */
const ofStore =
  (make: MakeCall): MakeCall =>
  async (world) => ({ ...(await make(world)), path: STORE });

const starting = (call: MakeCall, again: MakeCall) =>
  ({
    kind: 'write',
    call,
    answers: { 409: whileLocked(call), 410: whenLapsed(again), 422: whenSoldOut(call) },
  }) as const;

export const checkoutRows = {
  startCheckout: starting(start, startAgain),
  createCheckout: starting(ofStore(start), ofStore(startAgain)),
  startActiveCheckout: starting(ofStore(start), ofStore(startAgain)),
  getCheckout: {
    kind: 'read',
    call: ofStarted(),
    change: async (world, { by, path }) => {
      const who = by as Parameters<typeof succeed>[0];
      await succeed(who, 'createPayment', { path: path ?? {}, body: byInvoice });
      settle(world);
    },
    answers: { 202: underWay, 410: whenLapsed(ofStarted()), 422: whenSoldOut(ofStarted()) },
  },
  updateCheckout: {
    kind: 'write',
    call: update,
    answers: { 202: move, 409: whileLocked(update), 410: whenLapsed(update) },
  },
  deleteCheckout: { kind: 'write', call: ofStarted(), answers: { 409: whileLocked(ofStarted()) } },
  createPayment: {
    kind: 'write',
    call: pay,
    answers: { 409: whileLocked(pay), 410: whenLapsed(pay), 422: payDeclined },
  },
  createPaymentToken: {
    kind: 'write',
    call: async ({ platform }) => ({ by: await platform.buyer(), path: STORE, body: cardPayment() }),
  },
  addCouponToCheckout: {
    kind: 'write',
    call: addCoupon,
    answers: { 409: whileLocked(addCoupon), 410: whenLapsed(addCoupon) },
  },
  deleteCouponFromCheckout: {
    kind: 'write',
    call: removeCoupon,
    answers: { 409: whileLocked(removeCoupon), 410: whenLapsed(removeCoupon) },
  },
  placeOrder: {
    kind: 'write',
    call: order,
    answers: {
      409: whileLocked(order),
      410: whenLapsed(order),
      412: orderWithoutNumber(),
      422: ofStarted(),
    },
  },
  performOrderAction: {
    kind: 'write',
    call: submit,
    answers: {
      409: whileLocked(submit),
      410: whenLapsed(submit),
      412: orderWithoutNumber({ body: { action: 'prepare' } }),
      422: ofStarted({ body: { action: 'prepare' } }),
    },
  },
} satisfies Rows;
