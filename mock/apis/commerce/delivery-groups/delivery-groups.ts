import { getCartItems } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits, getDeliveryGroupsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Handler, HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import type { ItemPage } from '../carts/answers/cart-item-collection.ts';
import { requireCart } from '../carts/find-cart.ts';
import { pageNumberOf } from '../carts/paging.ts';
import { settledCart } from '../carts/recalculate.ts';
import { deliveryGroupAnswer } from './answers/delivery-group.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { loadGroups, requireGroup } from './load-groups.ts';

/** The delivery groups of the cart, the default one first (SF-DELIVERY-02). */
export const getDeliveryGroups: Handler<'getDeliveryGroups'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await requireCart(context.store, buyer, path.cartStateOrId);
  const view = await settledCart(context, buyer, cart);
  const methods = await deliveryMethods(context.store, buyer.webStore.Id);
  const groups = await loadGroups(context.store, cart.Id);
  const pageSize = query.pageSize ?? query.cartItemLimit ?? limits.cartItemLimit.default;
  const items = itemPage({ path, query, pageSize }, context);
  const source = { buyer, view, methods, ...(pageSize > 0 ? { items } : {}) };
  const answered = groups.slice(0, query.limit ?? limits.limit.default);
  return {
    status: 200,
    body: { count: answered.length, items: answered.map((group) => deliveryGroupAnswer(group, source)) },
  };
};

/** One delivery group with its first page of items (SF-DELIVERY-08). */
export const getDeliveryGroup: Handler<'getDeliveryGroup'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await requireCart(context.store, buyer, path.cartStateOrId);
  const group = await requireGroup(context.store, cart.Id, path.deliveryGroupId);
  const view = await settledCart(context, buyer, cart);
  const methods = await deliveryMethods(context.store, buyer.webStore.Id);
  const pageSize = query.pageSize ?? getCartItemsLimits.pageSize.default;
  const items = itemPage({ path, query, pageSize }, context);
  return { status: 200, body: deliveryGroupAnswer(group, { buyer, view, methods, items }) };
};

interface GroupInput {
  readonly path: HandlerInput<'getDeliveryGroups'>['path'];
  readonly query: Partial<Pick<HandlerInput<'getDeliveryGroups'>['query'], 'page' | 'sort'>>;
}

/** The items that are asked for with a group. */
function itemPage(
  { path, query, pageSize }: GroupInput & { readonly pageSize: number },
  { language }: Pick<RequestContext, 'language'>,
): ItemPage {
  return {
    language,
    sort: query.sort ?? getCartItemsLimits.sort.default,
    pageNumber: pageNumberOf({ page: query.page }),
    pageSize,
    path: platformPath(getCartItems, path),
  };
}
