import { getWebRuntimeCartItems as operation } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits, getWebRuntimeCartItemsLimits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { fillPath } from '../carts/fill-path.ts';
import { findCart } from '../carts/find-cart.ts';
import { readItemPage } from '../carts/read-item-page.ts';
import { settledCart } from '../carts/recalculate.ts';
import { setQuantity } from '../carts/set-quantity.ts';
import { promotionsOf } from '../promotions/cart-promotions.ts';

const { pageNumber, pageSize } = getWebRuntimeCartItemsLimits;

/** A page of the current cart's items (SF-ITEM-05). */
export const getWebRuntimeCartItems: Handler<'getWebRuntimeCartItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const body = await readItemPage(context, buyer, 'current', {
    language: context.language,
    productFields: query.productFields,
    sort: getCartItemsLimits.sort.default,
    pageNumber: query.pageNumber ?? pageNumber.default,
    pageSize: query.pageSize ?? pageSize.default,
    path: fillPath(operation.path, path),
  });
  return { status: 200, body };
};

/** Changes the quantity of an item of the current cart (SF-ITEM-05). */
export const updateWebRuntimeCartItem: Handler<'updateWebRuntimeCartItem'> = async (
  { path, query, body },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query });
  const change = { cartStateOrId: 'current', cartItemId: path.cartItemId, quantity: body.quantity };
  return { status: 200, body: await setQuantity(context, buyer, change) };
};

/** What every promotion takes off the items asked for (SF-ITEM-06); others are left out. */
export const getWebRuntimeCartItemPromotions: Handler<'getWebRuntimeCartItemPromotions'> = async (
  { path, query, body },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await findCart(context.store, buyer, 'current');
  if (!cart) return { status: 200, body: { items: [] } };
  const { lines, adjustments } = await settledCart(context, buyer, cart);
  const asked = new Set(body.items.map(({ cartItemId }) => toLongId(cartItemId)));
  const items = lines
    .filter(({ item }) => asked.has(item.Id))
    .map(({ item }) => ({
      cartItemId: item.Id,
      promotions: promotionsOf(adjustments.filter(({ CartItemId__c }) => CartItemId__c === item.Id)),
    }));
  return { status: 200, body: { items } };
};
