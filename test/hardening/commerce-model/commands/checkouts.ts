import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { CHECKOUT_SECONDS, COUPONS, PRODUCTS } from '../facts.ts';
import { type Cart, cartOf, defaultGroup, isFresh, isOrderable, isPaid, type Model } from '../model.ts';
import { centsOf } from '../money.ts';
import { isLeft, settle } from '../totals.ts';
import { pass } from '../verify.ts';
import { ask, expectSame, expectStatus, type Walk } from '../walk.ts';
import { isCouponRefused } from './carts.ts';
import { type Action, pick } from './command.ts';
import { ADDRESS } from './groups.ts';

const CHECKOUT = '/checkouts/active';
const nothing = fc.constant(null);

const hasCart = (model: Model) => cartOf(model) !== undefined;

/** Where the checkout of a cart stands: there is none, it has lapsed, or it is as the cart is. */
function statusOf(model: Model, cart: Cart | undefined, fresh: number): number {
  if (!cart?.checkout) return 404;
  return isFresh(model, cart) ? fresh : 410;
}

/** Starts the checkout; one that has lapsed is given up and started again, as the shop does it. */
export const start: Action<boolean> = {
  name: 'start',
  weight: 20,
  choices: fc.boolean(),
  can: hasCart,
  run: async (walk, givesAddress) => {
    const { model } = walk;
    const cart = cartOf(model);
    if (!cart) return;
    const body = { cartId: cart.id, ...(givesAddress && { deliveryAddressInput: ADDRESS }) };
    const send = () => ask(walk, 'PUT', CHECKOUT, body);
    if (cart.checkout && !isFresh(model, cart)) {
      await expectStatus(410, send(), 'start a checkout that has lapsed');
      await expectStatus(204, ask(walk, 'DELETE', CHECKOUT), 'give a checkout up');
      delete cart.checkout;
    }
    if (cart.items.length === 0) {
      await expectStatus(400, send(), 'start without items');
      return;
    }
    const found = await expectStatus(isOrderable(model, cart) ? 202 : 422, send(), 'start');
    if (givesAddress) defaultGroup(cart).hasAddress = true;
    delete cart.totals;
    cart.checkout ??= {
      id: found.checkoutId,
      version: cart.version,
      expiresAt: model.now + CHECKOUT_SECONDS * 1000,
      hasConsent: false,
      hasEmail: false,
    };
    expectSame('the checkout that was started', found.checkoutId, cart.checkout.id);
  },
};

export const giveUp: Action<null> = {
  name: 'giveUp',
  weight: 3,
  choices: nothing,
  can: hasCart,
  run: async (walk) => {
    const cart = cartOf(walk.model);
    await expectStatus(cart?.checkout ? 204 : 404, ask(walk, 'DELETE', CHECKOUT), 'give up');
    delete cart?.checkout;
  },
};

type Telling = 'address' | 'phone' | 'consent' | 'email';
const TOLD: Readonly<Record<Telling, object>> = {
  address: { deliveryAddress: ADDRESS },
  phone: { shipToPhoneNumber: '+49 89 123456' },
  consent: { shopperConsent: { purpose: 'HealthData', granted: true, version: '2026-01' } },
  email: { contactInfo: { lastName: 'Beispiel', email: 'erika@example.org' } },
};

/** Tells address, phone number or consent. */
export const tell: Action<Telling> = {
  name: 'tell',
  weight: 15,
  choices: fc.constantFrom(...(Object.keys(TOLD) as Telling[])),
  can: hasCart,
  run: (walk, choice) => telling(walk, choice),
};

async function telling(walk: Walk, choice: Telling): Promise<void> {
  const cart = cartOf(walk.model);
  const status = statusOf(walk.model, cart, choice === 'address' ? 202 : 200);
  await expectStatus(status, ask(walk, 'PATCH', CHECKOUT, TOLD[choice]), `tell ${choice}`);
  if (!cart?.checkout || status >= 400) return;
  if (choice === 'consent') cart.checkout.hasConsent = true;
  if (choice === 'email') cart.checkout.hasEmail = true;
  if (choice === 'phone') defaultGroup(cart).hasPhone = true;
  if (choice === 'address') {
    defaultGroup(cart).hasAddress = true;
    delete cart.totals;
  }
}

/** A coupon in the checkout, which goes on with new totals. */
export const couponInCheckout: Action<number> = {
  name: 'couponInCheckout',
  choices: fc.nat(COUPONS.length),
  can: hasCart,
  run: async (walk, place) => {
    const cart = cartOf(walk.model);
    const fresh = isCouponRefused(walk, place) ? 400 : 202;
    const status = statusOf(walk.model, cart, fresh);
    const couponCode = walk.shop.codes[place] ?? 'GIBTESNICHT';
    await expectStatus(
      status,
      ask(walk, 'POST', `${CHECKOUT}/coupons`, { couponCode }),
      'coupon in checkout',
    );
    if (!cart || status !== 202) return;
    cart.coupons.push(place);
    delete cart.totals;
  },
};

export const pay: Action<number> = {
  name: 'pay',
  weight: 15,
  choices: fc.nat(1),
  can: hasCart,
  run: (walk, choice) => paying(walk, choice),
};

const PAYMENTS = [
  { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' },
  { requestType: 'ClientRequest', paymentsData: '{}' },
];

async function paying(walk: Walk, choice: number): Promise<void> {
  const cart = cartOf(walk.model);
  const status = statusOf(walk.model, cart, 201);
  const payment = { ...pick(PAYMENTS, choice), billingAddress: ADDRESS };
  const body = await expectStatus(status, ask(walk, 'POST', `${CHECKOUT}/payments`, payment), 'pay');
  if (!cart?.checkout || status !== 201) return;
  cart.checkout.paid = centsOf(body.amount);
  expectSame('the amount to pay', cart.checkout.paid, cart.totals?.grand);
}

/** Places the order, and asks again as if the answer had been lost. */
export const place: Action<null> = {
  name: 'place',
  weight: 15,
  choices: nothing,
  run: (walk) => placing(walk),
};

async function placing(walk: Walk): Promise<void> {
  const { model } = walk;
  const cart = cartOf(model);
  const key = { 'idempotency-key': randomUUID() };
  const send = () => ask(walk, 'POST', `${CHECKOUT}/orders`, undefined, key);
  const status = placementStatus(model, cart);
  const { orderReferenceNumber: number } = await expectStatus(status, send(), 'place');
  if (status !== 201 || !cart?.totals) return;
  const again = await expectStatus([200, 201], send(), 'place again');
  expectSame('the order that was placed again', again.orderReferenceNumber, number);
  expectSame('what was paid and what was ordered', cart.checkout?.paid, cart.totals.grand);
  for (const { product, quantity } of cart.items) {
    model.stock[product] = (model.stock[product] ?? 0) - quantity;
    model.sold[product] = (model.sold[product] ?? 0) + quantity;
  }
  for (const coupon of cart.totals.effective) model.redeemed[coupon] = (model.redeemed[coupon] ?? 0) + 1;
  const packs = cart.items.reduce((all, { quantity }) => all + quantity, 0);
  model.orders.push({ number, party: model.party, grand: cart.totals.grand, packs });
  delete model.carts[model.party];
}

function placementStatus(model: Model, cart: Cart | undefined): number {
  const open = statusOf(model, cart, 201);
  if (!cart || open !== 201) return open;
  const isDeliverable = cart.items.every(({ group }) => group.hasAddress);
  if (!isOrderable(model, cart) || !isDeliverable || !isPaid(cart)) return 422;
  const isForPharmacy = cart.items.some(
    ({ product }) => PRODUCTS[product]?.classification === 'apothekenpflichtig',
  );
  if (model.party === 'guest' && !cart.checkout?.hasEmail) return 412;
  const isTold = cart.groups.some(({ hasPhone }) => hasPhone) && cart.checkout?.hasConsent;
  if (isForPharmacy && !isTold) return 412;
  return cart.totals?.effective.every((coupon) => isLeft(model, coupon)) ? 201 : 409;
}

/** The whole way, as most buyers go it. */
export const buy: Action<null> = {
  name: 'buy',
  weight: 30,
  choices: nothing,
  can: hasCart,
  run: async (walk) => {
    await start.run(walk, true);
    for (const choice of ['address', 'phone', 'consent', 'email'] as const) {
      pass(walk, 1000);
      await telling(walk, choice);
    }
    pass(walk, 1000);
    settle(walk.model, walk.model.party);
    await expectStatus([200, 404, 422], ask(walk, 'GET', CHECKOUT), 'wait for the checkout');
    await paying(walk, 0);
    await placing(walk);
  },
};
