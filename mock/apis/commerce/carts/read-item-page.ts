import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { automaticPromotions } from '../promotions/load-promotions.ts';
import { emptyItemCollection, type ItemPage, itemCollection } from './answers/cart-item-collection.ts';
import { findNamedCart } from './find-cart.ts';
import { settledCart } from './recalculate.ts';

/**
 * A page of the items of a cart; an alias without a cart answers an empty one (PF-CART-02).
 *
 * @throws PlatformFault 400 for a product field that does not exist or is not shown
 */
export async function readItemPage(
  context: RequestContext,
  buyer: Buyer,
  cartStateOrId: string,
  page: ItemPage,
): Promise<components['schemas']['CartItemCollection']> {
  if (page.productFields) chosenFields('Product2', page.productFields);
  const cart = await findNamedCart(context.store, buyer, cartStateOrId);
  if (!cart) return emptyItemCollection(page);
  const view = await settledCart(context, buyer, cart);
  if (!page.includePromotions) return itemCollection(view, page);
  const promotions = await automaticPromotions(context.store, buyer, context.now);
  return itemCollection(view, { ...page, automaticPromotions: promotions });
}
