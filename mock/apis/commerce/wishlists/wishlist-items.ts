import { getWishlistItems as operation } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { pageNumberOf } from '../carts/paging.ts';
import { once } from '../idempotency/once.ts';
import { findRecord } from '../records/find-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { noteWishlistChange, putOnWishlist } from './change-wishlist.ts';
import { requireWishlist } from './find-wishlist.ts';
import { itemAnswers, itemPage } from './wishlist-answers.ts';

export const getWishlistItems: Handler<'getWishlistItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const list = await requireWishlist(context.store, buyer, path.wishlistId);
  const { page, ...choice } = query;
  const body = await itemPage(context, buyer, list, {
    ...choice,
    pageNumber: pageNumberOf(page === undefined ? {} : { page }),
    path: platformPath(operation, path),
  });
  return { status: 200, body };
};

export const addItemToWishlist: Handler<'addItemToWishlist'> = once(
  async ({ path, query, body }, context) => {
    const buyer = await requireBuyer(context, { path, query });
    const { store } = context;
    await lockRecord(store, 'Account', buyer.accountId);
    const list = await requireWishlist(store, buyer, path.wishlistId);
    const { items } = await putOnWishlist(store, list, [body.productId]);
    const [item] = await itemAnswers(context, buyer, items);
    if (!item) throw new Error(`Nothing was put on the wish list ${list.Id}.`);
    return { status: 201, body: item };
  },
);

export const deleteItemFromWishlist: Handler<'deleteItemFromWishlist'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const { store } = context;
  await lockRecord(store, 'Account', buyer.accountId);
  const list = await requireWishlist(store, buyer, path.wishlistId);
  const item = await findRecord(store, 'WishlistItem', path.wishlistItemId);
  if (item?.WishlistId !== list.Id) throw notFound();
  await store.delete('WishlistItem', item.Id);
  await noteWishlistChange(store, list);
  return { status: 204 };
};
