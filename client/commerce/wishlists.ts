import {
  addItemToWishlist,
  addWishlistToCart,
  createWishlist,
  deleteItemFromWishlist,
  deleteWishlist,
  getCartItems,
  getWishlist,
  getWishlists,
  updateWishlist,
} from '#generated/commerce/client.gen.ts';
import { getWishlistsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { cartHeads } from './cart-heads.ts';
import { idempotencyKey, ONCE } from './idempotency-key.ts';

export type Wishlist = Data<'getWishlist'>;
export type Wishlists = Data<'getWishlists'>;
export type WishlistToCart = Data<'addWishlistToCart'>;

const { maximum: pageSize } = limits.pageSize;

/**
 * The lists of the account that the buyer acts for, the one that was changed last first, and the first 100 items of that
 * one.
 */
export const readWishlists = (platform: Platform): Promise<Wishlists> =>
  platform.read(getWishlists, { query: { includeDisplayedList: true, pageSize } });

/** One list with its first 100 items; FetchError 404 for a list of another account. */
export const readWishlist = (platform: Platform, wishlistId: string): Promise<Wishlist> =>
  platform.read(getWishlist, { path: { wishlistId }, query: { pageSize } });

/** Whether the platform's version keeps wish lists. */
export const offersWishlists = (platform: Platform): Promise<boolean> => platform.offers(getWishlists);

/** Creates an empty list; answers its id. */
export async function addWishlist(platform: Platform, name: string): Promise<string> {
  const { summary } = await platform.write(
    createWishlist,
    { headers: idempotencyKey(), body: { name } },
    ONCE,
  );
  await platform.invalidate(getWishlists, getWishlist);
  return summary.id;
}

/** Gives a list another name. */
export async function renameWishlist(platform: Platform, wishlistId: string, name: string): Promise<void> {
  await platform.write(updateWishlist, { path: { wishlistId }, body: { name } }, { safeToRepeat: true });
  await platform.invalidate(getWishlists, getWishlist);
}

/** Deletes a list with what is on it. */
export async function removeWishlist(platform: Platform, wishlistId: string): Promise<void> {
  await platform.write(deleteWishlist, { path: { wishlistId } });
  await platform.invalidate(getWishlists, getWishlist);
}

/** Puts a product on a list; one that is on it already stays as it is. */
export async function putOnWishlist(
  platform: Platform,
  wishlistId: string,
  productId: string,
): Promise<void> {
  const input = { path: { wishlistId }, headers: idempotencyKey(), body: { productId } };
  await platform.write(addItemToWishlist, input, ONCE);
  await platform.invalidate(getWishlists, getWishlist);
}

/** Takes an item off a list. */
export async function takeOffWishlist(
  platform: Platform,
  wishlistId: string,
  wishlistItemId: string,
): Promise<void> {
  await platform.write(deleteItemFromWishlist, { path: { wishlistId, wishlistItemId } });
  await platform.invalidate(getWishlists, getWishlist);
}

/** Puts the products of a list into the cart, each judged for itself; the list stays as it is. */
export async function putWishlistIntoCart(platform: Platform, wishlistId: string): Promise<WishlistToCart> {
  const input = { path: { wishlistId }, headers: idempotencyKey() };
  const outcome = await platform.write(addWishlistToCart, input, ONCE);
  await platform.invalidate(...cartHeads, getCartItems);
  return outcome;
}
