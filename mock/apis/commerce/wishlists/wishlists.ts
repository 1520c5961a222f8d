import { getWishlistItems as itemsOperation } from '#generated/commerce/client.gen.ts';
import { getWishlistLimits as limits, wishlistsConstants } from '#generated/commerce/constants.gen.ts';
import type { Handler, HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { once } from '../idempotency/once.ts';
import { messages } from '../messages/messages.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { refuseBeyond } from '../records/refuse-beyond.ts';
import { putOnWishlist } from './change-wishlist.ts';
import { requireWishlist, type Wishlist, wishlistsOf } from './find-wishlist.ts';
import { type ItemChoice, wishlistAnswer, wishlistSummaries } from './wishlist-answers.ts';

export const getWishlists: Handler<'getWishlists'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const { store } = context;
  const all = await wishlistsOf(store, buyer);
  const named =
    query.wishlistId === undefined ? undefined : await requireWishlist(store, buyer, query.wishlistId);
  const displayed = query.includeDisplayedList ? (named ?? all[0]) : undefined;
  return {
    status: 200,
    body: {
      summaries: await wishlistSummaries(store, named ? [named] : all),
      wishlistCount: all.length,
      displayedList: displayed
        ? await wishlistAnswer(context, buyer, displayed, choiceOf(path.webstoreId, displayed, query))
        : null,
    },
  };
};

export const getWishlist: Handler<'getWishlist'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const list = await requireWishlist(context.store, buyer, path.wishlistId);
  const body = await wishlistAnswer(context, buyer, list, choiceOf(path.webstoreId, list, query));
  return { status: 200, body };
};

export const createWishlist: Handler<'createWishlist'> = once(async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const { store, language } = context;
  await lockRecord(store, 'Account', buyer.accountId);
  const others = (await wishlistsOf(store, buyer)).length;
  refuseBeyond(others, wishlistsConstants.wishlistsMaximum, messages[language].wishlistsFull);
  const list = await store.insert('Wishlist', {
    Name: body.name,
    AccountId: buyer.accountId,
    WebStoreId: buyer.webStore.Id,
    OwnerId: buyer.userId,
  });
  await putOnWishlist(store, list, body.products?.map(({ productId }) => productId) ?? []);
  const created = await requireWishlist(store, buyer, list.Id);
  return {
    status: 201,
    body: await wishlistAnswer(context, buyer, created, choiceOf(path.webstoreId, created, usual)),
  };
});

export const updateWishlist: Handler<'updateWishlist'> = async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const list = await requireWishlist(context.store, buyer, path.wishlistId);
  const changed = await changeRecord(context.store, 'Wishlist', list.Id, { Name: body.name });
  const [summary] = await wishlistSummaries(context.store, [changed]);
  if (!summary) throw new Error(`The wish list ${list.Id} has no summary.`);
  return { status: 200, body: summary };
};

export const deleteWishlist: Handler<'deleteWishlist'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  await lockRecord(context.store, 'Account', buyer.accountId);
  const list = await requireWishlist(context.store, buyer, path.wishlistId);
  await context.store.delete('Wishlist', list.Id);
  return { status: 204 };
};

type ItemQuery = Pick<HandlerInput<'getWishlist'>['query'], 'pageSize' | 'sortItemsBy' | 'productFields'>;

const usual: ItemQuery = { pageSize: limits.pageSize.default, sortItemsBy: limits.sortItemsBy.default };

function choiceOf(
  webstoreId: string,
  { Id }: Wishlist,
  { pageSize, sortItemsBy, productFields }: ItemQuery,
): ItemChoice {
  return {
    pageSize,
    sortItemsBy,
    ...(productFields ? { productFields } : {}),
    path: platformPath(itemsOperation, { webstoreId, wishlistId: Id }),
  };
}
