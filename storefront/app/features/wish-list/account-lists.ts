import { createWishlistLimits as limits } from '#generated/commerce/constants.gen.ts';

/** A wish list of an account. */
export interface WishListHead {
  id: string;
  name: string;
  /** Products on it; undefined where the platform does not say. */
  count: number | undefined;
}

/** A list with what is on it and still in the range. */
export interface ShownList extends WishListHead {
  items: { itemId: string; productId: string }[];
}

/** The lists of an account, of which one is shown; none before the first product is remembered. */
export interface AccountLists {
  lists: WishListHead[];
  shown: ShownList | undefined;
}

/** Most characters of a list's name. */
export const longestListName = limits.name.maxLength;
