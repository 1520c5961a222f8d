import { createCart } from '#client/commerce/cart.ts';
import {
  addWishlist,
  offersWishlists,
  putOnWishlist,
  putWishlistIntoCart,
  readWishlist,
  readWishlists,
  takeOffWishlist,
  type Wishlist,
} from '#client/commerce/wishlists.ts';
import { FetchError, isNotFound, PlatformError } from '#client/errors/index.ts';
import { logInRequest } from '#http/server/request-log.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { keepArrivals } from '../cart/fill-cart.server.ts';
import type { AccountLists, ShownList, WishListHead } from './account-lists.ts';
import { forgetWishes, wishesOf } from './wish-list.server.ts';

/** The list that the visit looked at last. */
const key = 'wishListId';

/** Whether the visitor's wishes are kept in an account; those of guests are kept in the browser. */
export const keepsListsInAccount = async ({ session, platform }: Shop): Promise<boolean> =>
  !session.isGuest && !session.isPreview && (await offersWishlists(platform));

/** The lists of the account, and what is on the one that was chosen last in this visit, else changed last. */
export async function readAccountLists({ platform, visit }: Shop): Promise<AccountLists> {
  const { summaries, displayedList } = await readWishlists(platform);
  const lists = summaries.map(toHead);
  const chosen = lists.find(({ id }) => id === visit.getItem(key)) ?? lists[0];
  if (!chosen) return { lists, shown: undefined };
  const list =
    displayedList?.summary.id === chosen.id ? displayedList : await readWishlist(platform, chosen.id);
  return { lists, shown: toShown(chosen, list) };
}

/** Shows this list from now on in this visit. */
export const chooseList = ({ visit }: Shop, wishlistId: string): void => visit.setItem(key, wishlistId);

/** Ids of the products on the shown list. */
export async function accountWishes(shop: Shop): Promise<string[]> {
  const { shown } = await readAccountLists(shop);
  return shown?.items.map(({ productId }) => productId) ?? [];
}

/** Puts a product on the shown list, opening a first one if there is none, or takes it off. */
export async function changeAccountWish(shop: Shop, productId: string, isWanted: boolean): Promise<void> {
  const { shown } = await readAccountLists(shop);
  const item = shown?.items.find((one) => one.productId === productId);
  if (isWanted && !item) await putOnWishlist(shop.platform, shown?.id ?? (await firstList(shop)), productId);
  if (!isWanted && shown && item) await takeOffWishlist(shop.platform, shown.id, item.itemId);
}

/**
 * After sign-in: what the browser has remembered goes on the account's list, the newest first, and is forgotten here
 * (SF-WISH-02). Where the platform fails, it stays in the browser.
 */
export async function carryWishes(shop: Shop): Promise<void> {
  const ids = wishesOf(shop);
  if (ids.length === 0 || !(await keepsListsInAccount(shop))) return;
  try {
    const { shown } = await readAccountLists(shop);
    const there = new Set(shown?.items.map(({ productId }) => productId));
    const missing = ids.filter((id) => !there.has(id)).toReversed();
    const listId = shown?.id ?? (await firstList(shop));
    for (const id of missing) await putOnWishlist(shop.platform, listId, id).catch(ignoreGone);
    forgetWishes(shop);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    logInRequest(`${error.operationId} failed: the wish list stays in the browser.`);
  }
}

/** Puts one pack of each product of the shown list into the cart, which says what was left out and why. */
export async function putListIntoCart(shop: Shop, wishlistId: string): Promise<void> {
  const outcome = await putWishlistIntoCart(shop.platform, wishlistId);
  const failed = (outcome.failedWishlistToCartItems ?? []).map(({ cartItem, message }) => ({
    name: nameOf(cartItem),
    errors: [{ errorCode: '', message: message ?? '' }],
  }));
  keepArrivals(shop, 'listed', failed, outcome.productsFailedCount ?? failed.length);
  await createCart(shop.platform).settle();
}

const firstList = ({ platform, text }: Shop): Promise<string> =>
  addWishlist(platform, text('wishList.title'));

/** A product that has left the range meanwhile is no wish any more. */
function ignoreGone(error: unknown): void {
  if (!isNotFound(error) && !(error instanceof FetchError && error.status === 400)) throw error;
}

function nameOf(cartItem: object | null | undefined): string {
  return cartItem && 'name' in cartItem && typeof cartItem.name === 'string' ? cartItem.name : '';
}

function toHead({ id, name, wishlistProductCount }: Wishlist['summary']): WishListHead {
  return { id, name: name ?? '', count: wishlistProductCount ?? undefined };
}

function toShown(head: WishListHead, { page }: Wishlist): ShownList {
  const items = page?.items ?? [];
  return {
    ...head,
    items: items.flatMap(({ wishlistItemId, productSummary }) =>
      productSummary?.productId ? [{ itemId: wishlistItemId, productId: productSummary.productId }] : [],
    ),
  };
}
