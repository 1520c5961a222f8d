import { Divergence, expectSame } from './expect-same.ts';
import { COUPONS, PRODUCTS } from './facts.ts';
import {
  type Cart,
  cartOf,
  endSignInWhenDue,
  everyCart,
  inOrder,
  isFresh,
  isOrderable,
  isPaid,
  type Model,
  reservedFor,
} from './model.ts';
import { centsOf, sum } from './money.ts';
import { HELPER_PATH, METHOD_IDS } from './shop.ts';
import { settle } from './totals.ts';
import { ask, expectStatus, type Walk } from './walk.ts';

/** Longer than a recalculation takes. */
const SETTLING_MS = 1000;

// biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
type Body = any;

/** Lets the platform come to rest, and holds everything that can be read of it against the model. */
export async function verify(walk: Walk): Promise<void> {
  pass(walk, SETTLING_MS);
  settle(walk.model, walk.model.party);
  const cart = cartOf(walk.model);
  if (cart) await verifyCart(walk, cart);
  else await verifyNoCart(walk);
  await verifyStock(walk);
  await verifyCards(walk);
  await verifyOrders(walk);
}

/** Lets time go by for both. */
export function pass({ model, shop }: Walk, milliseconds: number): void {
  shop.platform.advance(milliseconds);
  model.now += milliseconds;
  endSignInWhenDue(model);
}

async function verifyNoCart(walk: Walk): Promise<void> {
  const body = await expectStatus(200, ask(walk, 'GET', '/carts/current/cart-items'), 'no cart');
  expectSame('items without a cart', body.cartItems, []);
}

async function verifyCart(walk: Walk, cart: Cart): Promise<void> {
  const path = '/carts/current/cart-items?sort=CreatedDateAsc&pageSize=100&includeCoupons=true';
  const read = await expectStatus(200, ask(walk, 'GET', path), 'the cart');
  const groups = await expectStatus(
    200,
    ask(walk, 'GET', '/carts/current/delivery-groups?limit=20&cartItemLimit=100'),
    'the groups',
  );
  if (cart.id === '') cart.id = read.cartSummary.cartId;
  expectSame('the cart', read.cartSummary.cartId, cart.id);
  verifyTotals(cart, read);
  verifyGroups(walk, cart, groups.items);
  verifyItems(walk, cart, read.cartItems);
  const codes = read.cartCoupons.cartCoupons.coupons.map(({ couponCode }: Body) => couponCode);
  expectSame(
    'coupons',
    codes,
    cart.coupons.map((place) => walk.shop.codes[place]),
  );
  await verifyCheckout(walk, cart);
}

function verifyTotals(cart: Cart, { cartItems, cartSummary }: Body): void {
  const { goods, promotions, fees, tax, grand } = cart.totals ?? {};
  const read = {
    goods: centsOf(cartSummary.totalProductAmount),
    promotions: centsOf(cartSummary.totalPromotionalAdjustmentAmount),
    fees: centsOf(cartSummary.totalChargeAmount),
    tax: centsOf(cartSummary.totalTaxAmount),
    grand: centsOf(cartSummary.grandTotalAmount),
  };
  expectSame('totals', read, { goods, promotions, fees, tax, grand });
  const items = cartItems.map(({ cartItem }: Body) => cartItem);
  const totalOf = (field: string) => sum(items.map((item: Body) => centsOf(item[field])));
  expectSame('goods from the items', totalOf('totalPrice'), read.goods);
  expectSame('promotions from the items', totalOf('totalAdjustmentAmount'), read.promotions);
  expectSame('grand total from the parts', totalOf('totalAmount') + read.fees, read.grand);
}

function verifyGroups(walk: Walk, cart: Cart, groups: Body[]): void {
  const expected = inOrder(cart.groups);
  for (const [at, group] of expected.entries()) if (group.id === '') group.id = groups[at]?.id ?? '';
  expectSame(
    'groups',
    groups.map((group) => [
      group.id,
      group.isDefault,
      group.selectedDeliveryMethod?.id,
      group.deliveryAddress !== null,
    ]),
    expected.map(({ id, isDefault, method, hasAddress }) => [id, isDefault, METHOD_IDS[method], hasAddress]),
  );
  const held = groups.flatMap(({ id, cartItems }) =>
    cartItems.cartItems.map(({ cartItem }: Body) => [placeOf(walk, cartItem), Number(cartItem.quantity), id]),
  );
  const wanted = cart.items.map(({ product, quantity, group }) => [product, quantity, group.id]);
  expectSame('items of the groups', held.sort(byText), wanted.sort(byText));
  for (const { id, cartItems } of groups)
    for (const { cartItem } of cartItems.cartItems) adoptId(walk, cart, cartItem, id);
}

function adoptId(walk: Walk, cart: Cart, read: Body, groupId: string): void {
  const product = placeOf(walk, read);
  const item = cart.items.find((one) => one.product === product && one.group.id === groupId);
  if (!item) throw new Divergence(`${read.cartItemId} is in a group where no such item is expected`);
  item.id = read.cartItemId;
}

function verifyItems(walk: Walk, cart: Cart, read: Body[]): void {
  const items = read.map(({ cartItem }) => [
    cartItem.cartItemId,
    placeOf(walk, cartItem),
    Number(cartItem.quantity),
  ]);
  expectSame(
    'items',
    items.sort(byText),
    cart.items.map(({ id, product, quantity }) => [id, product, quantity]).sort(byText),
  );
  expectSame('ids of items', new Set(items.map(([id]) => id)).size, cart.items.length);
}

function placeOf({ shop }: Walk, { productId }: Body): number {
  return shop.products.indexOf(productId);
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

async function verifyCheckout(walk: Walk, cart: Cart): Promise<void> {
  const { checkout } = cart;
  const fresh = isOrderable(walk.model, cart) ? 200 : 422;
  const status = checkout === undefined ? 404 : isFresh(walk.model, cart) ? fresh : 410;
  const body = await expectStatus(status, ask(walk, 'GET', '/checkouts/active'), 'the checkout');
  if (status >= 400 && status !== 422) return;
  expectSame('the checkout', body.checkoutId, checkout?.id);
  expectSame('total of the checkout', centsOf(body.cartSummary.grandTotalAmount), cart.totals?.grand);
  expectSame('payment', body.payment !== null, isPaid(cart));
}

/** What lies on the shelf, what is kept for carts and what was sold make up what there was at the beginning. */
async function verifyStock({ model, shop }: Walk): Promise<void> {
  const store = shop.platform.store();
  const products = await store.getMany('Product2', shop.products);
  const stock = products.map(({ AvailableToOrder__c }) => AvailableToOrder__c);
  expectSame('stock', stock, model.stock);
  const sold = await store.find('OrderItem', { where: { Product2Id: [...shop.products] } });
  const now = new Date(shop.platform.now()).toISOString();
  const kept = await store.find('InventoryItemReservation', {
    where: { ProductId: [...shop.products], ExpiresAt__c: { gt: now } },
  });
  for (const [at, { stock: first }] of PRODUCTS.entries()) {
    const ofProduct = packsOfProduct(shop.products[at] ?? '');
    const reserved = ofProduct(kept.map((one) => [one.ProductId, one.Quantity]));
    const gone = ofProduct(sold.map((one) => [one.Product2Id, one.Quantity]));
    const free = (stock[at] ?? 0) - reserved;
    expectSame(`packs of product ${at} that are free, reserved and sold`, free + reserved + gone, first);
    if (free < 0) throw new Divergence(`${-free} packs of product ${at} are reserved that are not there`);
    expectSame(`reserved packs of product ${at}`, reserved, reservedIn(model, at));
  }
  await verifyCoupons({ model, shop });
}

function packsOfProduct(id: string) {
  return (packs: readonly (readonly [string | null, number])[]) =>
    sum(packs.map(([product, quantity]) => (product === id ? quantity : 0)));
}

function reservedIn(model: Model, product: number): number {
  return sum(everyCart(model).map((cart) => reservedFor(model, cart, product)));
}

async function verifyCoupons({ model, shop }: Walk): Promise<void> {
  const store = shop.platform.store();
  const coupons = await store.find('Coupon', { where: { CouponCode: [...shop.codes] } });
  const counts = shop.codes.map((code) => coupons.find((one) => one.CouponCode === code)?.RedemptionCount__c);
  expectSame('redemptions', counts, model.redeemed);
  for (const [at, { limit }] of COUPONS.entries())
    if ((counts[at] ?? 0) > (limit ?? Infinity)) throw new Divergence(`Coupon ${at} was redeemed too often`);
}

/** Money is set aside on cards for open checkouts and for orders, for what they cost, and for nothing else. */
async function verifyCards({ model, shop }: Walk): Promise<void> {
  const setAside = await shop.platform.store().find('PaymentAuthorization', {
    where: { Status: 'Processed', CreatedDate: { gt: shop.openedAt } },
  });
  const open = everyCart(model).flatMap(({ checkout }) => checkout ?? []);
  const expected = [
    ...open.flatMap(({ id, setAside: amount }) => (amount === undefined ? [] : [[id, amount]])),
    ...model.orders.flatMap(({ cardCheckout, grand }) => (cardCheckout ? [[cardCheckout, grand]] : [])),
  ];
  expectSame(
    'amounts set aside on cards',
    setAside.map((one) => [one.CartCheckoutSessionId__c, centsOf(one.Amount)]).sort(byText),
    expected.sort(byText),
  );
}

/** Orders are what they were when they were placed. */
async function verifyOrders(walk: Walk): Promise<void> {
  const { model, shop } = walk;
  if (model.orders.length === 0) return;
  await shop.orders.verify(model.orders.map(({ number }) => number));
  if (model.party !== 'guest') await verifyOrderList(walk);
}

async function verifyOrderList(walk: Walk): Promise<void> {
  const { model } = walk;
  const own = model.orders.filter(({ party }) => party === model.party);
  const address = `${HELPER_PATH}/order-summaries?pageSize=100&sortOrder=OrderedDateAsc`;
  const body = await expectStatus(200, ask(walk, 'GET', address), 'orders');
  expectSame(
    'orders of the account',
    body.orderSummaries
      .map((one: Body) => [one.orderNumber, centsOf(one.totalAmount), Number(one.totalProductCount)])
      .sort(byText),
    own.map(({ number, grand, packs }) => [number, grand, packs]).sort(byText),
  );
}
