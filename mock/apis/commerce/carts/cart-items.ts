import { getCartItemsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { once } from '../idempotency/once.ts';
import { cartItemAnswer } from './answers/cart-item.ts';
import { withCartData } from './cart-data.ts';
import { changeItem } from './change-item.ts';
import { requireItem } from './find-item.ts';
import { itemPage } from './item-page.ts';
import { lockCart, openCart } from './open-cart.ts';
import { pageNumberOf } from './paging.ts';
import { putIntoCart } from './put-into-cart.ts';
import { readItemPage } from './read-item-page.ts';
import { noteCartChange } from './recalculation.ts';

/** A page of the cart's items (SF-ITEM-04); a page token wins over a page number. */
export const getCartItems: Handler<'getCartItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const body = await readItemPage(context, buyer, path.cartStateOrId, {
    ...itemPage(path, query, context.language),
    pageNumber: pageNumberOf(query),
    includePromotions: query.includePromotions ?? limits.includePromotions.default,
    includeCoupons: query.includeCoupons ?? limits.includeCoupons.default,
  });
  return { status: 200, body };
};

/** Puts a product into the cart; more of one that is there raises its quantity (SF-ITEM-01). */
export const addItemToCart: Handler<'addItemToCart'> = once(async (input, context) => {
  const { path, query, body } = input;
  const { buyer, headers } = await requireCartOpener(context, input);
  if (query.productFields) chosenFields('Product2', query.productFields);
  const { cart } = await openCart(context, buyer, path.cartStateOrId);
  const line = await putIntoCart(context, buyer, cart, body);
  await noteCartChange(context, cart);
  const page = itemPage(path, query, context.language);
  const item = cartItemAnswer({ cart, adjustments: [] }, line, page);
  return { status: 201, headers, body: await withCartData(context, item, query.includeCartData && page) };
});

/** Changes the quantity of an item (SF-ITEM-03), and the delivery group that it is in. */
export const updateItemInCart: Handler<'updateItemInCart'> = async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const { cart, line } = await changeItem(context, buyer, path, body);
  const page = itemPage(path, query, context.language);
  const item = cartItemAnswer({ cart, adjustments: [] }, line, page);
  return { status: 200, body: await withCartData(context, item, query.includeCartData && page) };
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
