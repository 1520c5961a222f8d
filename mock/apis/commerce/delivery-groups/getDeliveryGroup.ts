import { getCartItems } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { fillPath } from '../carts/fill-path.ts';
import { requireCart } from '../carts/find-cart.ts';
import { settledCart } from '../carts/recalculate.ts';
import { deliveryGroupAnswer } from './answers/delivery-group.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { requireGroup } from './load-groups.ts';

/** One delivery group with its first page of items (SF-DELIVERY-08). */
export const getDeliveryGroup: Handler<'getDeliveryGroup'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await requireCart(context.store, buyer, path.cartStateOrId);
  const group = await requireGroup(context.store, cart.Id, path.deliveryGroupId);
  const view = await settledCart(context, buyer, cart);
  const methods = await deliveryMethods(context.store, buyer.webStore.Id);
  const items = {
    language: context.language,
    sort: getCartItemsLimits.sort.default,
    pageNumber: getCartItemsLimits.pageNumber.default,
    pageSize: getCartItemsLimits.pageSize.default,
    path: fillPath(getCartItems.path, path),
  };
  return { status: 200, body: deliveryGroupAnswer(group, { buyer, view, methods, items }) };
};
