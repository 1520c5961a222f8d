import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expectSame } from '../expect-same.ts';
import { CHECKOUT_SECONDS, COUPONS, PRODUCTS } from '../facts.ts';
import {
  type Cart,
  cartOf,
  defaultGroup,
  isFresh,
  isOrderable,
  isPaid,
  type Model,
  ownerOf,
} from '../model.ts';
import { isLeft, settle } from '../totals.ts';
import { pass } from '../verify.ts';
import { ask, expectStatus, type Walk } from '../walk.ts';
import { isCouponRefused } from './carts.ts';
import type { Action } from './command.ts';
import { ADDRESS } from './groups.ts';
import { payByInvoice, statusOf } from './payments.ts';

export const CHECKOUT = '/checkouts/active';
const nothing = fc.constant(null);

const hasCart = (model: Model) => cartOf(model) !== undefined;

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

export type Telling = 'address' | 'phone' | 'consent' | 'email';
export const TOLD: Readonly<Record<Telling, object>> = {
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

/** Places the order, and asks again as if the answer had been lost. */
export const place: Action<null> = {
  name: 'place',
  weight: 15,
  choices: nothing,
  run: (walk) => placing(walk),
};

async function placing(walk: Walk): Promise<void> {
  const { model } = walk;
  if (await placeCheckout(walk, cartOf(model), CHECKOUT)) delete model.carts[model.party];
}

/** Places the order of a checkout and answers whether there is one now. */
export async function placeCheckout(walk: Walk, cart: Cart | undefined, path: string): Promise<boolean> {
  const { model } = walk;
  const key = { 'idempotency-key': randomUUID() };
  const send = () => ask(walk, 'POST', `${path}/orders`, undefined, key);
  const status = placementStatus(model, cart);
  const { orderReferenceNumber: number } = await expectStatus(status, send(), 'place');
  if (status !== 201 || !cart?.totals) return false;
  const again = await expectStatus([200, 201], send(), 'place again');
  expectSame('the order that was placed again', again.orderReferenceNumber, number);
  expectSame('what was paid and what was ordered', cart.checkout?.paid, cart.totals.grand);
  noteOrder(model, cart, number);
  return true;
}

function noteOrder(model: Model, { items, totals, checkout }: Cart, number: string): void {
  if (!totals) throw new Error('The model has ordered a cart without totals');
  for (const { product, quantity } of items) {
    model.stock[product] = (model.stock[product] ?? 0) - quantity;
    model.sold[product] = (model.sold[product] ?? 0) + quantity;
  }
  for (const coupon of totals.effective) model.redeemed[coupon] = (model.redeemed[coupon] ?? 0) + 1;
  model.orders.push({
    number,
    party: model.party,
    owner: ownerOf(model),
    items: items.map(({ product, quantity }) => ({ product, quantity })),
    grand: totals.grand,
    packs: items.reduce((all, { quantity }) => all + quantity, 0),
    ...(checkout?.setAside !== undefined && { cardCheckout: checkout.id }),
  });
}

function placementStatus(model: Model, cart: Cart | undefined): number {
  const open = statusOf(model, cart, 201);
  if (!cart || open !== 201) return open;
  const isDeliverable = cart.items.every(({ group }) => group.hasAddress);
  const areCouponsLeft = cart.totals?.effective.every((coupon) => isLeft(model, coupon));
  if (!isOrderable(model, cart) || !areCouponsLeft || !isDeliverable || !isPaid(cart)) return 422;
  const isForPharmacy = cart.items.some(
    ({ product }) => PRODUCTS[product]?.classification === 'apothekenpflichtig',
  );
  if (model.party === 'guest' && !cart.checkout?.hasEmail) return 412;
  const isTold = cart.groups.some(({ hasPhone }) => hasPhone) && cart.checkout?.hasConsent;
  if (isForPharmacy && !isTold) return 412;
  return 201;
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
    await payByInvoice(walk, { cart: cartOf(walk.model), path: CHECKOUT }, 0);
    await placing(walk);
  },
};
