import { fillCart, STORE, succeed } from '../journey.ts';
import type { Buyer } from '../platform.ts';
import type { MakeCall, Rows } from '../row.ts';
import { whileLocked } from '../states.ts';
import { addCosmetic, type World } from '../world.ts';

/** A buyer with a list on which there is one product. */
async function makeList({ platform, store }: World, buyer?: Buyer) {
  const by = buyer ?? (await platform.buyer());
  const { Id: productId } = await addCosmetic(store);
  const { summary, page } = await succeed(by, 'createWishlist', {
    body: { name: 'Hausapotheke', products: [{ productId }] },
  });
  return { by, wishlistId: summary.id as string, wishlistItemId: page.items[0].wishlistItemId as string };
}

const ofList =
  (more: object = {}): MakeCall =>
  async (world) => {
    const { by, wishlistId } = await makeList(world);
    return { by, path: { ...STORE, wishlistId }, ...more };
  };

const ofItem: MakeCall = async (world) => {
  const { by, wishlistId, wishlistItemId } = await makeList(world);
  return { by, path: { ...STORE, wishlistId, wishlistItemId } };
};

const withProduct: MakeCall = async (world) => {
  const { Id: productId } = await addCosmetic(world.store);
  return { ...(await ofList()(world)), body: { productId } };
};

const ofLists: MakeCall = async (world) => {
  const { by, wishlistId } = await makeList(world);
  return { by, path: STORE, query: { wishlistId, includeDisplayedList: true } };
};

const create: MakeCall = async ({ platform, store }) => {
  const { Id: productId } = await addCosmetic(store);
  return { by: await platform.buyer(), path: STORE, body: { name: 'Reise', products: [{ productId }] } };
};

const fromCart: MakeCall = async (world) => {
  const { buyer, cartId } = await fillCart(world);
  const { wishlistId } = await makeList(world, buyer);
  return { by: buyer, path: { ...STORE, cartStateOrId: cartId }, body: { wishlistId } };
};

const intoCart: MakeCall = async (world) => {
  const { buyer, cartId } = await fillCart(world);
  const { wishlistId } = await makeList(world, buyer);
  return { by: buyer, path: { ...STORE, wishlistId }, query: { cartId } };
};

/** One more product on the list that the call names. */
async function oneMore({ store }: World, call: Awaited<ReturnType<MakeCall>>) {
  const { Id: productId } = await addCosmetic(store);
  const { wishlistId } = { ...call.query, ...call.path } as { wishlistId: string };
  const path = { ...STORE, wishlistId };
  return succeed(call.by as Buyer, 'addItemToWishlist', { path, body: { productId } });
}

const bad = { productFields: 'Colour' };
const signedIn = { guestStatus: 401 } as const;

export const wishlistRows = {
  getWishlists: { kind: 'read', call: ofLists, change: oneMore, bad, ...signedIn },
  createWishlist: { kind: 'write', call: create, ...signedIn },
  getWishlist: { kind: 'read', call: ofList(), change: oneMore, bad, ...signedIn },
  updateWishlist: { kind: 'write', call: ofList({ body: { name: 'Reiseapotheke' } }), ...signedIn },
  deleteWishlist: { kind: 'write', call: ofList(), ...signedIn },
  getWishlistItems: {
    kind: 'read',
    call: ofList(),
    change: oneMore,
    bad: { ...bad, page: 'nowhere' },
    ...signedIn,
  },
  addItemToWishlist: { kind: 'write', call: withProduct, ...signedIn },
  deleteItemFromWishlist: { kind: 'write', call: ofItem, ...signedIn },
  addWishlistToCart: {
    kind: 'write',
    call: intoCart,
    answers: { 409: whileLocked(intoCart) },
    ...signedIn,
  },
  addCartToWishlist: { kind: 'write', call: fromCart, ...signedIn },
} satisfies Rows;
