import type { Store } from '#mock/store/store.ts';
import { requireProduct } from '../catalogue/products.ts';
import { changeRecord } from '../records/change-record.ts';
import { itemsOf, type Wishlist, type WishlistItem } from './find-wishlist.ts';

/**
 * Puts products on a list whose account is locked; those that are on it already stay as they are.
 *
 * @returns the item of each product in the order asked, and how many are new
 * @throws PlatformFault 404 for a product that shoppers may not see
 */
export async function putOnWishlist(
  store: Store,
  list: Wishlist,
  productIds: readonly string[],
): Promise<{ readonly items: readonly WishlistItem[]; readonly added: number }> {
  const present = new Map((await itemsOf(store, list)).map((item) => [item.Product2Id, item]));
  const before = present.size;
  const items: WishlistItem[] = [];
  for (const productId of productIds) {
    const { Id, Name } = await requireProduct(store, productId);
    const item =
      present.get(Id) ?? (await store.insert('WishlistItem', { WishlistId: list.Id, Product2Id: Id, Name }));
    present.set(Id, item);
    items.push(item);
  }
  const added = present.size - before;
  if (added > 0) await noteWishlistChange(store, list);
  return { items, added };
}

/** Notes that the items of a list have changed, in the moment at which the list was changed last. */
export async function noteWishlistChange(store: Store, { Id, Name }: Wishlist): Promise<Wishlist> {
  return changeRecord(store, 'Wishlist', Id, { Name });
}
