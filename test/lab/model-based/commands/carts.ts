import fc from 'fast-check';
import { Divergence, expectSame } from '../expect-same.ts';
import { COUPONS, PRODUCTS } from '../facts.ts';
import {
  availableTo,
  cartOf,
  isAllowed,
  isHoldable,
  openCart,
  packsOf,
  put,
  reservedFor,
  touch,
} from '../model.ts';
import { lineGoods } from '../totals.ts';
import { ask, expectStatus } from '../walk.ts';
import { type Action, pick } from './command.ts';

const product = fc.nat(PRODUCTS.length - 1);
const quantity = fc.integer({ min: 1, max: 4 });
const any = fc.nat(20);
const ITEMS = '/carts/current/cart-items';

export const add: Action<{ product: number; quantity: number }> = {
  name: 'add',
  weight: 60,
  choices: fc.record({ product, quantity }),
  run: async (walk, choice) => {
    const { model, shop } = walk;
    const present = cartOf(model);
    const allowed = isAllowed(
      choice.product,
      (present ? packsOf(present, choice.product) : 0) + choice.quantity,
    );
    const productId = shop.products[choice.product];
    const sent = ask(walk, 'POST', ITEMS, { productId, quantity: String(choice.quantity), type: 'Product' });
    const body = await expectStatus(allowed ? 201 : 400, sent, 'add');
    if (!allowed) return;
    const cart = openCart(model, body.cartId);
    put(cart, choice.product, choice.quantity);
    touch(cart);
  },
};

export const addSeveral: Action<{ product: number; quantity: number }[]> = {
  name: 'addSeveral',
  choices: fc.array(fc.record({ product, quantity }), { minLength: 1, maxLength: 3 }),
  run: async (walk, choice) => {
    const { model, shop } = walk;
    const inputs = choice.map((one) => ({
      richInput: { productId: shop.products[one.product], quantity: String(one.quantity), type: 'Product' },
    }));
    const body = await expectStatus(
      [200, 201, 202],
      ask(walk, 'POST', `${ITEMS}/batch`, { inputs }),
      'batch',
    );
    const cart = openCart(model, '');
    const done = choice.map((one) => put(cart, one.product, one.quantity));
    const statuses = body.results.map(({ statusCode }: { statusCode: number }) => statusCode === 201);
    expectSame('results of the batch', statuses, done);
    if (done.includes(true)) touch(cart);
  },
};

export const setQuantity: Action<{ item: number; quantity: number }> = {
  name: 'setQuantity',
  weight: 15,
  choices: fc.record({ item: any, quantity }),
  can: (model) => Boolean(cartOf(model)?.items.length),
  run: async (walk, choice) => {
    const cart = cartOf(walk.model);
    if (!cart) return;
    const item = pick(cart.items, choice.item);
    const allowed = isAllowed(item.product, packsOf(cart, item.product) - item.quantity + choice.quantity);
    const sent = ask(walk, 'PATCH', `${ITEMS}/${item.id}`, { quantity: String(choice.quantity) });
    await expectStatus(allowed ? 200 : 400, sent, 'set quantity');
    if (!allowed) return;
    item.quantity = choice.quantity;
    touch(cart);
  },
};

export const remove: Action<number> = {
  name: 'remove',
  choices: any,
  can: (model) => Boolean(cartOf(model)?.items.length),
  run: async (walk, choice) => {
    const cart = cartOf(walk.model);
    if (!cart) return;
    const item = pick(cart.items, choice);
    await expectStatus(204, ask(walk, 'DELETE', `${ITEMS}/${item.id}`), 'remove');
    cart.items = cart.items.filter((other) => other !== item);
    touch(cart);
  },
};

export const clear: Action<null> = {
  name: 'clear',
  weight: 2,
  choices: fc.constant(null),
  run: async (walk) => {
    const { model } = walk;
    await expectStatus(cartOf(model) ? 204 : 404, ask(walk, 'DELETE', '/carts/current'), 'clear');
    delete model.carts[model.party];
  },
};

/** What keeps a coupon from being added, as the cart and the coupon stand. */
export function isCouponRefused({ model }: Parameters<Action<number>['run']>[0], place: number): boolean {
  const cart = cartOf(model);
  const facts = COUPONS[place];
  if (!cart || !facts || cart.coupons.includes(place)) return true;
  if (facts.limit !== null && (model.redeemed[place] ?? 0) >= facts.limit) return true;
  const goods = cart.items.reduce((total, item) => total + lineGoods(model.party, item), 0);
  return goods === 0 || goods < facts.least;
}

export const addCoupon: Action<number> = {
  name: 'addCoupon',
  weight: 25,
  choices: fc.nat(COUPONS.length),
  can: (model) => cartOf(model) !== undefined,
  run: async (walk, place) => {
    const cart = cartOf(walk.model);
    const refused = isCouponRefused(walk, place);
    const couponCode = walk.shop.codes[place] ?? 'GIBTESNICHT';
    const sent = ask(walk, 'POST', '/carts/current/cart-coupons', { couponCode });
    await expectStatus(refused ? 400 : [200, 201], sent, 'add coupon');
    if (!cart || refused) return;
    cart.coupons.push(place);
    touch(cart);
  },
};

export const removeCoupon: Action<number> = {
  name: 'removeCoupon',
  weight: 5,
  choices: any,
  can: (model) => Boolean(cartOf(model)?.coupons.length),
  run: async (walk, choice) => {
    const cart = cartOf(walk.model);
    if (!cart) return;
    const place = pick(cart.coupons, choice);
    const items = await expectStatus(200, ask(walk, 'GET', `${ITEMS}?includeCoupons=true`), 'coupons');
    const code = walk.shop.codes[place];
    const found = items.cartCoupons.cartCoupons.coupons.find(
      ({ couponCode }: { couponCode: string }) => couponCode === code,
    );
    if (!found) throw new Divergence(`The coupon ${code} is not in the cart`);
    await expectStatus(
      204,
      ask(walk, 'DELETE', `/carts/current/cart-coupons/${found.cartCouponId}`),
      'remove coupon',
    );
    cart.coupons = cart.coupons.filter((other) => other !== place);
    touch(cart);
  },
};

export const reserve: Action<number> = {
  name: 'reserve',
  choices: fc.constantFrom(60, 3600, 14_400),
  can: (model) => cartOf(model) !== undefined,
  run: async (walk, durationInSeconds) => {
    const { model } = walk;
    const cart = cartOf(model);
    if (!cart) return;
    const products = [...new Set(cart.items.map((item) => item.product))];
    const allThere = products.every(
      (one) => packsOf(cart, one) <= availableTo(model, cart, one) && isHoldable(model, cart, one),
    );
    const sent = ask(walk, 'PUT', '/carts/current/inventory-reservations', { durationInSeconds });
    await expectStatus(allThere ? 200 : 422, sent, 'reserve');
    if (!allThere) return;
    if (cart.reserved.size === 0 || cart.reservedUntil <= model.now) cart.reservedSince = model.now;
    cart.reserved = new Map(products.map((one) => [one, packsOf(cart, one)]));
    cart.reservedUntil = Math.min(model.now + durationInSeconds * 1000, cart.reservedSince + 2 * 14_400_000);
  },
};

export const release: Action<null> = {
  name: 'release',
  weight: 3,
  choices: fc.constant(null),
  can: (model) => PRODUCTS.some((_, at) => reservedFor(model, cartOf(model), at) > 0),
  run: async (walk) => {
    await expectStatus(204, ask(walk, 'DELETE', '/carts/current/inventory-reservations'), 'release');
    cartOf(walk.model)?.reserved.clear();
  },
};
