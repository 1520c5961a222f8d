import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expectSame } from '../expect-same.ts';
import { CHECKOUT_SECONDS } from '../facts.ts';
import { type Cart, type Copy, cartOf, defaultGroup, isOrderable, ownCopies, ownerOf } from '../model.ts';
import { centsOf } from '../money.ts';
import { settle } from '../totals.ts';
import { pass } from '../verify.ts';
import { ask, expectStatus, type Walk } from '../walk.ts';
import { placeCheckout, TOLD } from './checkouts.ts';
import { type Action, pick } from './command.ts';
import { ADDRESS } from './groups.ts';
import { type CardPayment, cardPayment, payByCard, payByInvoice } from './payments.ts';

const any = fc.nat(20);
const MOST_COPIES = 3;

/** Copies the cart for a payment link; what is kept of the stock is kept for the copy from then on. */
export const copy: Action<null> = {
  name: 'copy',
  weight: 8,
  choices: fc.constant(null),
  can: (model) => cartOf(model) !== undefined && ownCopies(model).length < MOST_COPIES,
  run: async (walk) => {
    const { model } = walk;
    const cart = cartOf(model);
    if (!cart) return;
    const asked = { cartId: cart.id, targetType: 'PayNowReadOnly' };
    const key = { 'idempotency-key': randomUUID() };
    const send = () => ask(walk, 'POST', `/carts/${cart.id}/actions/clone`, asked, key);
    const body = await expectStatus(201, send(), 'copy');
    expectSame('the copy that was asked for again', (await send()).body.cartId, body.cartId);
    settle(model, model.party);
    expectSame('total of the copy', centsOf(body.grandTotalAmount), cart.totals?.grand);
    model.copies.push({ ...copied(cart), id: body.cartId, owner: ownerOf(model) });
    cart.reserved = new Map();
  },
};

/** The same goods in the same deliveries, apart from the cart, and without its checkout. */
function copied(cart: Cart): Cart {
  const { checkout: _, ...goods } = structuredClone(cart);
  return goods;
}

/** Nothing of a copy can be changed, and nobody else finds it. */
export const changeCopy: Action<number> = {
  name: 'changeCopy',
  weight: 5,
  choices: any,
  can: ({ copies }) => copies.length > 0,
  run: async (walk, choice) => {
    const { model, shop } = walk;
    const { id, owner } = pick(model.copies, choice);
    const isOwn = owner === ownerOf(model);
    const item = { productId: shop.products[0], quantity: '1', type: 'Product' };
    const status = isOwn ? 403 : 404;
    await expectStatus(status, ask(walk, 'POST', `/carts/${id}/cart-items`, item), 'add to a copy');
    if (!isOwn) await expectStatus(404, ask(walk, 'DELETE', `/carts/${id}`), 'throw a copy of others away');
    const read = ask(walk, 'GET', `/carts/${id}`);
    await expectStatus(isOwn ? 200 : 404, read, 'read a copy');
  },
};

/** Withdraws a copy with its checkout; what it held of the stock is free again. */
export const withdrawCopy: Action<number> = {
  name: 'withdrawCopy',
  weight: 3,
  choices: any,
  can: (model) => ownCopies(model).length > 0,
  run: async (walk, choice) => {
    const { model } = walk;
    const withdrawn = pick(ownCopies(model), choice);
    await expectStatus(204, ask(walk, 'DELETE', `/carts/${withdrawn.id}`), 'withdraw a copy');
    model.copies = model.copies.filter((other) => other !== withdrawn);
  },
};

interface CopyPurchase {
  readonly copy: number;
  readonly card: CardPayment | null;
}

/** Pays a copy and orders it, for what it was copied with; where that fails, its checkout is given up. */
export const buyCopy: Action<CopyPurchase> = {
  name: 'buyCopy',
  weight: 10,
  choices: fc.record({ copy: any, card: fc.option(cardPayment) }),
  can: (model) => ownCopies(model).length > 0,
  run: async (walk, choice) => {
    const { model } = walk;
    const bought = pick(ownCopies(model), choice.copy);
    if (!(await startCopy(walk, bought))) return;
    const path = `/checkouts/${bought.checkout?.id}`;
    for (const telling of ['address', 'phone', 'consent', 'email'] as const) {
      pass(walk, 1000);
      const sent = ask(walk, 'PATCH', path, TOLD[telling]);
      await expectStatus(telling === 'address' ? 202 : 200, sent, `tell ${telling} for a copy`);
    }
    pass(walk, 1000);
    if (choice.card) await payByCard(walk, { cart: bought, path }, choice.card);
    else await payByInvoice(walk, { cart: bought, path }, 0);
    if (await placeCheckout(walk, bought, path)) {
      model.copies = model.copies.filter((other) => other !== bought);
      return;
    }
    await expectStatus(204, ask(walk, 'DELETE', path), 'give the checkout of a copy up');
    delete bought.checkout;
  },
};

async function startCopy(walk: Walk, bought: Copy): Promise<boolean> {
  const { model } = walk;
  const status = bought.items.length === 0 ? 400 : isOrderable(model, bought) ? 202 : 422;
  const asked = { cartId: bought.id, deliveryAddressInput: ADDRESS };
  const body = await expectStatus(status, ask(walk, 'PUT', '/checkouts/active', asked), 'start a copy');
  if (status === 400) return false;
  expectSame('total of the copy', centsOf(body.cartSummary.grandTotalAmount), bought.totals?.grand);
  const group = defaultGroup(bought);
  [group.hasAddress, group.hasPhone] = [true, true];
  bought.checkout = {
    id: body.checkoutId,
    version: bought.version,
    expiresAt: model.now + CHECKOUT_SECONDS * 1000,
    hasConsent: true,
    hasEmail: true,
  };
  return true;
}
