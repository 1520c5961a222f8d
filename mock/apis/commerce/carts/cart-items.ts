import { getCartItems as operation } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { once } from '../idempotency/once.ts';
import { cartItemAnswer } from './answers/cart-item.ts';
import { requireItem } from './find-item.ts';
import { lockCart, openCart } from './open-cart.ts';
import { pageNumberOf } from './paging.ts';
import { putIntoCart } from './put-into-cart.ts';
import { readItemPage } from './read-item-page.ts';
import { noteCartChange } from './recalculation.ts';
import { setQuantity } from './set-quantity.ts';

/** A page of the cart's items (SF-ITEM-04); a page token wins over a page number. */
export const getCartItems: Handler<'getCartItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const body = await readItemPage(context, buyer, path.cartStateOrId, {
    language: context.language,
    productFields: query.productFields,
    sort: query.sort ?? limits.sort.default,
    pageNumber: pageNumberOf(query),
    pageSize: query.pageSize ?? limits.pageSize.default,
    includePromotions: query.includePromotions ?? limits.includePromotions.default,
    includeCoupons: query.includeCoupons ?? limits.includeCoupons.default,
    path: platformPath(operation, path),
    repeated: query.productFields ? { productFields: query.productFields.join(',') } : {},
  });
  return { status: 200, body };
};

/** Puts a product into the cart; more of one that is there raises its quantity (SF-ITEM-01). */
export const addItemToCart: Handler<'addItemToCart'> = once(async (input, context) => {
  const { buyer, headers } = await requireCartOpener(context, input);
  const { cart } = await openCart(context, buyer, input.path.cartStateOrId);
  const line = await putIntoCart(context, buyer, cart, input.body);
  await noteCartChange(context, cart);
  return { status: 201, headers, body: cartItemAnswer({ cart, adjustments: [] }, line, context) };
});

/** Changes the quantity of an item (SF-ITEM-03). */
export const updateItemInCart: Handler<'updateItemInCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  return {
    status: 200,
    body: await setQuantity(context, buyer, { ...input.path, quantity: input.body.quantity }),
  };
};

/** Takes an item out of the cart (SF-ITEM-03). */
export const deleteItemFromCart: Handler<'deleteItemFromCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  const item = await requireItem(context.store, cart, input.path.cartItemId);
  await context.store.delete('CartItem', item.Id);
  await noteCartChange(context, cart);
  return { status: 204 };
};
