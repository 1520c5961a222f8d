import { notFound } from '#mock/engine/errors/not-found.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { findRecord } from '../records/find-record.ts';

export type Wishlist = Row<'Wishlist'>;
export type WishlistItem = Row<'WishlistItem'>;

/** The lists of the account in the store, the one that was changed last first. */
export function wishlistsOf(store: Store, { accountId, webStore }: Buyer): Promise<Wishlist[]> {
  return store.find('Wishlist', {
    where: { AccountId: accountId, WebStoreId: webStore.Id },
    orderBy: [
      { field: 'LastModifiedDate', ascending: false },
      { field: 'Id', ascending: false },
    ],
  });
}

/**
 * A list of the account.
 *
 * @throws PlatformFault 404, also for lists of other accounts and stores
 */
export async function requireWishlist(store: Store, buyer: Buyer, wishlistId: string): Promise<Wishlist> {
  const list = await findRecord(store, 'Wishlist', wishlistId);
  if (list?.AccountId === buyer.accountId && list.WebStoreId === buyer.webStore.Id) return list;
  throw notFound();
}

/** The items of a list in the order of their creation. */
export function itemsOf(
  store: Store,
  { Id }: Wishlist,
  sortItemsBy: 'CreatedDateAsc' | 'CreatedDateDesc' = 'CreatedDateDesc',
): Promise<WishlistItem[]> {
  const ascending = sortItemsBy === 'CreatedDateAsc';
  return store.find('WishlistItem', {
    where: { WishlistId: Id },
    orderBy: [
      { field: 'CreatedDate', ascending },
      { field: 'Id', ascending },
    ],
  });
}
