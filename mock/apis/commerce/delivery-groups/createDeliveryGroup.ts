import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { loadCart } from '../carts/load-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { once } from '../idempotency/once.ts';
import { messages } from '../messages/messages.ts';
import { deliveryGroupAnswer } from './answers/delivery-group.ts';
import { changeGroup } from './change-group.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { loadGroups } from './load-groups.ts';

/**
 * Adds an empty group to the cart (SF-DELIVERY-07), where the store splits shipments, which is what the application
 * context says; 403 otherwise.
 */
export const createDeliveryGroup: Handler<'createDeliveryGroup'> = once(
  async ({ path, query, body }, context) => {
    const { store, language } = context;
    const buyer = await requireBuyer(context, { path, query });
    const { webStore } = buyer;
    if (!webStore.SplitShipmentEnabled__c) {
      throw new PlatformFault(403, 'FUNCTIONALITY_NOT_ENABLED', messages[language].splitShipmentDisabled());
    }
    const cart = await lockCart(context, buyer, path.cartStateOrId);
    const methods = await deliveryMethods(store, webStore.Id);
    const others = await loadGroups(store, cart.Id);
    const created = await store.insert('CartDeliveryGroup', {
      CartId: cart.Id,
      Name: `${messages[language].deliveryGroupName()} ${others.length + 1}`,
      IsDefault: others.length === 0,
      OrderDeliveryMethodId: methods[0]?.Id ?? null,
    });
    const group = await changeGroup(context, buyer, created, body);
    await noteCartChange(context, cart);
    const source = { buyer, view: await loadCart(context, cart), methods };
    return { status: 201, body: deliveryGroupAnswer(group, source) };
  },
);
