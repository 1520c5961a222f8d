import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, STORE } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import { whileLocked } from '../states.ts';
import { addCosmetic } from '../world.ts';

/** A call about the cart of a new buyer, which has an item. */
const ofCart =
  (more: object = {}): MakeCall =>
  async (world) => {
    const { buyer, cartId } = await fillCart(world);
    return { by: buyer, path: { ...STORE, cartStateOrId: cartId }, ...more };
  };

const ofItem =
  (more: object = {}): MakeCall =>
  async (world) => {
    const { buyer, cartId, cartItemId } = await fillCart(world);
    return { by: buyer, path: { ...STORE, cartStateOrId: cartId, cartItemId }, ...more };
  };

const addItem: MakeCall = async (world) => {
  const { buyer, cartId } = await fillCart(world);
  const { Id: productId } = await addCosmetic(world.store);
  const path = { ...STORE, cartStateOrId: cartId };
  return { by: buyer, path, body: { productId, quantity: '1', type: 'Product' } };
};

const addItems: MakeCall = async (world) => {
  const { body, ...call } = await addItem(world);
  return { ...call, body: { inputs: [{ richInput: body }] } };
};

/** One of two products is no longer sold. */
const addItemsPartly: MakeCall = async (world) => {
  const { body, ...call } = await addItem(world);
  const { Id: productId } = await addCosmetic(world.store, { IsActive: false });
  const inputs = [{ richInput: body }, { richInput: { productId, quantity: '1', type: 'Product' } }];
  return { ...call, body: { inputs } };
};

/** To a cart for high loads, in a store that has them. */
const addItemsToHighScaleCart: MakeCall = async (world) => {
  await world.store.update('WebStore', WEBSTORE_ID, { HighScaleCartEnabled__c: true });
  return { ...(await addItems(world)), headers: { highscale: 'true' } };
};

const current: MakeCall = async ({ platform }) => ({
  by: await platform.buyer(),
  path: { ...STORE, cartStateOrId: 'current' },
});

/** One more product in the cart of whoever asks. */
const oneMore = async (world: Parameters<MakeCall>[0], { by }: { by?: unknown }) =>
  fillCart(world, by as Parameters<typeof fillCart>[1]);

/** A coupon in the cart of whoever asks, which is recalculated then. */
const oneCoupon = async (world: Parameters<MakeCall>[0], { by }: { by?: unknown }) => {
  const { accountId } = by as { accountId: string };
  const cart = await world.store.findOne('WebCart', { where: { AccountId: accountId } });
  const coupon = await world.store.findOne('Coupon', { where: { CouponCode: world.couponCode } });
  await world.store.insert('CartCoupon__c', {
    CartId__c: String(cart?.Id),
    CouponId__c: String(coupon?.Id),
  });
  const due = world.clock().toISOString();
  await world.store.update('WebCart', String(cart?.Id), { ProcessingUntil__c: due });
};

export const cartRows = {
  getCartItemPromotions: {
    kind: 'read',
    call: async (world) => {
      const { buyer: by, cartId, cartItemId } = await fillCart(world);
      return {
        by,
        headers: { 'csrf-token': 'token' },
        path: { ...STORE, cartStateOrId: cartId },
        body: { items: [{ cartItemId }] },
      };
    },
    change: oneCoupon,
  },
  getCartPromotions: { kind: 'read', call: ofCart(), change: oneCoupon },
  addCart: {
    kind: 'write',
    call: async (world) => ({
      by: await world.platform.buyer(),
      path: STORE,
      body: { name: 'Reiseapotheke', isSecondary: true },
    }),
    answers: {
      409: async (world) => ({
        by: (await fillCart(world)).buyer,
        path: STORE,
        body: { name: 'Noch einer' },
      }),
    },
  },
  createCart: {
    kind: 'write',
    success: 201,
    call: current,
    private: [],
    answers: { 200: ofCart(), 409: whileLocked(ofCart()) },
  },
  deleteCart: { kind: 'write', call: ofCart(), answers: { 409: whileLocked(ofCart()) } },
  getCart: { kind: 'read', call: ofCart(), change: oneMore },
  getCartSummary: { kind: 'read', call: ofCart(), change: oneMore },
  getCurrentCartSummary: {
    kind: 'read',
    call: async (world) => ({ by: (await fillCart(world)).buyer, path: STORE }),
    change: oneMore,
  },
  getCartItems: {
    kind: 'read',
    call: ofCart(),
    change: oneMore,
    bad: { page: 'nowhere' },
  },
  addItemToCart: { kind: 'write', call: addItem, answers: { 409: whileLocked(addItem) } },
  addItemsToCart: {
    kind: 'write',
    success: 201,
    call: addItems,
    answers: { 200: addItemsPartly, 202: addItemsToHighScaleCart, 409: whileLocked(addItems) },
  },
  updateItemInCart: {
    kind: 'write',
    call: ofItem({ body: { quantity: '3' } }),
    answers: { 409: whileLocked(ofItem({ body: { quantity: '3' } })) },
  },
  deleteItemFromCart: { kind: 'write', call: ofItem(), answers: { 409: whileLocked(ofItem()) } },
  getCartProduct: {
    kind: 'read',
    call: async (world) => {
      const { buyer: by, cartId: cartStateOrId, productId } = await fillCart(world);
      return { by, path: { ...STORE, cartStateOrId, productId } };
    },
    change: oneCoupon,
  },
  getCartProducts: { kind: 'read', call: ofCart(), change: oneMore },
} satisfies Rows;

export { ofCart, oneCoupon, oneMore };
