import { arrangeDeliveryGroupItemsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { type Buyer, requireBuyer } from '../buyers/buyer.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadCart, loadLines } from '../carts/load-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { readQuantity } from '../carts/quantity-rules.ts';
import { noteLockedCartChange } from '../carts/recalculation.ts';
import { messages } from '../messages/messages.ts';
import { deliveryGroupAnswer } from './answers/delivery-group.ts';
import { dropEmptyGroups } from './arranging/drop-groups.ts';
import { moveItem } from './arranging/move-item.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { loadGroups } from './load-groups.ts';

type Arrangement = components['schemas']['DeliveryGroupArrangement'];

/**
 * Moves items, or some of their packs, between the groups of the cart (SF-DELIVERY-04, SF-CART-05). The cart is locked
 * until the recalculation is done, so that other writes meet a 409.
 */
export const arrangeDeliveryGroupItems: Handler<'arrangeDeliveryGroupItems'> = async (input, context) => {
  const { path, query, body } = input;
  const buyer = await requireBuyer(context, { path, query });
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  for (const arrangement of body.arrangements ?? []) await arrange(context, cart, arrangement);
  const drops =
    body.deleteEmptyDeliveryGroups ??
    query.deleteEmptyDeliveryGroups ??
    limits.deleteEmptyDeliveryGroups.default;
  if (drops) await dropEmptyGroups(context.store, cart.Id);
  await noteLockedCartChange(context, cart);
  return { status: 202, body: await groupCollection(context, buyer, cart.Id) };
};

async function arrange(
  context: RequestContext,
  cart: Cart,
  { cartItemId, deliveryGroupId, quantity }: Arrangement,
): Promise<void> {
  const { store, language } = context;
  const lines = await loadLines(context, cart.Id);
  const line = lines.find(({ item }) => item.Id === toLongId(cartItemId));
  const groups = await loadGroups(store, cart.Id);
  const group = groups.find(({ Id }) => Id === toLongId(deliveryGroupId));
  if (!line || !group) throw refusal(messages[language].arrangementUnknown());
  const moved = quantity === undefined ? line.item.Quantity : readQuantity(quantity, language);
  if (moved > line.item.Quantity) throw refusal(messages[language].arrangementTooLarge(line.item.Quantity));
  await moveItem(store, line, group.Id, moved);
}

function refusal(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_ARRANGEMENT', message);
}

/** All groups of a cart that this request has changed, without their items. */
async function groupCollection(
  context: RequestContext,
  buyer: Buyer,
  cartId: string,
): Promise<components['schemas']['DeliveryGroupCollection']> {
  const { store } = context;
  const cart = await store.get('WebCart', cartId);
  if (!cart) throw new Error(`The cart ${cartId} vanished while it was being changed.`);
  const source = {
    buyer,
    view: await loadCart(context, cart),
    methods: await deliveryMethods(store, buyer.webStore.Id),
  };
  const groups = await loadGroups(store, cartId);
  return { items: groups.map((group) => deliveryGroupAnswer(group, source)) };
}
