import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { loadLines } from '../carts/load-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { messages } from '../messages/messages.ts';
import { keepOneDefault } from './arranging/drop-groups.ts';
import { moveItem } from './arranging/move-item.ts';
import { loadGroups, requireGroup } from './load-groups.ts';

/**
 * Deletes a group of the cart; its items join the default one, or go with it. In place of the default group the first of the others
 * becomes it. The last group stays: 400.
 */
export const deleteDeliveryGroup: Handler<'deleteDeliveryGroup'> = async ({ path, query }, context) => {
  const { store, language } = context;
  const buyer = await requireBuyer(context, { path, query });
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  const group = await requireGroup(store, cart.Id, path.deliveryGroupId);
  const others = (await loadGroups(store, cart.Id)).filter(({ Id }) => Id !== group.Id);
  const [target] = others;
  if (!target) throw new PlatformFault(400, 'LAST_DELIVERY_GROUP', messages[language].lastDeliveryGroup());
  for (const line of await loadLines(context, cart.Id)) {
    if (line.item.CartDeliveryGroupId !== group.Id) continue;
    if (query.deleteCartItems) await store.delete('CartItem', line.item.Id);
    else await moveItem(store, line, target.Id, line.item.Quantity);
  }
  await store.delete('CartDeliveryGroup', group.Id);
  await keepOneDefault(store, others);
  await noteCartChange(context, cart);
  return { status: 204 };
};
