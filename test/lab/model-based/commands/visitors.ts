import fc from 'fast-check';
import { expectSame } from '../expect-same.ts';
import { becomeGuest, type Model, openCart, put, touch } from '../model.ts';
import { pass } from '../verify.ts';
import { ask, expectStatus, type Walk } from '../walk.ts';
import type { Action } from './command.ts';

const nothing = fc.constant(null);

/** Signs in; what the guest has in the cart moves to the buyer's, once. */
export const signIn: Action<null> = {
  name: 'signIn',
  weight: 20,
  choices: nothing,
  can: ({ party }) => party === 'guest',
  run: async (walk) => {
    const { model, shop } = walk;
    const { guest } = model.carts;
    const { username, password } = shop.credentials;
    await shop.browser.signIn(username, password);
    model.party = 'own';
    model.signedInAt = model.now;
    if (!guest) return;
    await preserve(walk, guest.id);
    const again = ask(walk, 'POST', `/carts/${guest.id}/actions/preserve`);
    await expectStatus(404, again, 'preserve again');
  },
};

async function preserve(walk: Walk, cartId: string): Promise<void> {
  const { model } = walk;
  const { guest } = model.carts;
  const body = await expectStatus(200, ask(walk, 'POST', `/carts/${cartId}/actions/preserve`), 'preserve');
  const cart = openCart(model, body.cartId);
  const failed = (guest?.items ?? []).filter(({ product, quantity }) => !put(cart, product, quantity));
  expectSame('products that could not be taken over', body.numberOfProductsWithError, failed.length);
  for (const place of guest?.coupons ?? []) if (!cart.coupons.includes(place)) cart.coupons.push(place);
  touch(cart);
  delete model.carts.guest;
  forgetGuest(model);
}

/** The account of a guest who never ordered goes with its cart, and whatever else it has. */
function forgetGuest(model: Model): void {
  const guest = `guest ${model.guests}`;
  if (model.orders.some(({ owner }) => owner === guest)) return;
  model.copies = model.copies.filter(({ owner }) => owner !== guest);
}

export const signOut: Action<null> = {
  name: 'signOut',
  weight: 5,
  choices: nothing,
  can: ({ party }) => party !== 'guest',
  run: async ({ model, shop }) => {
    await expectStatus(200, shop.browser.signOut(), 'sign out');
    becomeGuest(model);
  },
};

export const switchAccount: Action<null> = {
  name: 'switchAccount',
  weight: 20,
  choices: nothing,
  can: ({ party }) => party !== 'guest',
  run: async ({ model }) => {
    model.party = model.party === 'own' ? 'managed' : 'own';
  },
};

/** Lets minutes or hours go by: reservations, checkouts and sign-ins end. */
export const wait: Action<number> = {
  name: 'wait',
  choices: fc.constantFrom(1, 30, 61, 241),
  run: async (walk, minutes) => pass(walk, minutes * 60_000),
};

export const restart: Action<null> = {
  name: 'restart',
  weight: 1,
  choices: nothing,
  run: ({ shop }) => shop.platform.restart(),
};
