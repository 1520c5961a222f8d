import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { moveItem } from '../delivery-groups/arranging/move-item.ts';
import { requireGroup } from '../delivery-groups/load-groups.ts';
import { messages } from '../messages/messages.ts';
import type { CartLine } from './cart-view.ts';
import type { Cart } from './find-cart.ts';
import { requireItem } from './find-item.ts';
import { refuseUnknownWishes } from './item-input.ts';
import { lockCart } from './open-cart.ts';
import { changeQuantity } from './put-into-cart.ts';
import { noteCartChange } from './recalculation.ts';

/** An item of a cart as it is after a change. */
interface ChangedItem {
  readonly cart: Cart;
  readonly line: CartLine;
}

/**
 * Sets the quantity of an item of the account's cart, and its delivery group where one is named; there it joins the same
 * product.
 *
 * @throws PlatformFault 404 for items and groups of other carts, 400 where a rule refuses the change
 */
export async function changeItem(
  context: RequestContext,
  buyer: Buyer,
  { cartStateOrId, cartItemId }: { readonly cartStateOrId: string; readonly cartItemId: string },
  change: components['schemas']['CartItemUpdateInput'],
): Promise<ChangedItem> {
  const { store, language } = context;
  const cart = await lockCart(context, buyer, cartStateOrId);
  const item = await requireItem(store, cart, cartItemId);
  refuseUnknownWishes(change, language);
  if (change.productId !== undefined && toLongId(change.productId) !== item.Product2Id)
    throw new PlatformFault(400, 'INVALID_PRODUCT', messages[language].productFixed());
  const line = await changeQuantity(context, buyer, item, change.quantity);
  const moved = await moveToGroup(context, cart, line, change.cartDeliveryGroupId);
  await noteCartChange(context, cart);
  return { cart, line: moved };
}

/** Moves a whole item to another group, and answers the item that it is there. */
async function moveToGroup(
  { store }: RequestContext,
  cart: Cart,
  line: CartLine,
  deliveryGroupId: string | undefined,
): Promise<CartLine> {
  if (deliveryGroupId === undefined) return line;
  const { Id } = await requireGroup(store, cart.Id, deliveryGroupId);
  await moveItem(store, line, Id, line.item.Quantity);
  const [item = line.item] = await store.find('CartItem', {
    where: { CartId: cart.Id, CartDeliveryGroupId: Id, Product2Id: line.product.Id },
    limit: 1,
  });
  return { ...line, item };
}
