import fc from 'fast-check';
import { expectSame } from '../expect-same.ts';
import { openCart, ownerOf, put, touch } from '../model.ts';
import { HELPER_PATH } from '../shop.ts';
import { ask, expectStatus, type Walk } from '../walk.ts';
import { type Action, pick } from './command.ts';

/** Puts what was ordered before into the cart again, by the rules of now; orders of others do not exist. Guests have no order list. */
export const orderAgain: Action<number> = {
  name: 'orderAgain',
  weight: 15,
  choices: fc.nat(20),
  can: ({ orders, party }) => orders.length > 0 && party !== 'guest',
  run: async (walk, choice) => {
    const { model } = walk;
    const { number, owner, items } = pick(model.orders, choice);
    const isOwn = owner === ownerOf(model);
    const body = await expectStatus(isOwn ? 200 : 404, again(walk, number), 'order again');
    if (!isOwn) return;
    const cart = openCart(model, body.cartId);
    const wanted = Map.groupBy(items, ({ product }) => product);
    const done = [...wanted].map(([product, of]) =>
      put(
        cart,
        product,
        of.reduce((packs, { quantity }) => packs + quantity, 0),
      ),
    );
    expectSame('products that failed', body.totalFailedProductCount, done.filter((is) => !is).length);
    if (done.includes(true)) touch(cart);
  },
};

async function again(walk: Walk, orderSummaryIdOrRefNumber: string) {
  const path = '/webruntime/module/@app/csrfToken';
  const script = await expectStatus(200, ask(walk, 'GET', path), 'the token of helper calls');
  const [, token] = /"(.+)"/.exec(String(script)) ?? [];
  const asked = { cartStateOrId: 'current', orderSummaryIdOrRefNumber };
  return ask(walk, 'POST', `${HELPER_PATH}/order-summaries/actions/add-order-to-cart`, asked, {
    'csrf-token': token,
  });
}
