import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { loadCart } from '../carts/load-cart.ts';
import { deliveryGroupAnswer } from './answers/delivery-group.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { loadGroups } from './load-groups.ts';

/** All groups of a cart that this request has changed, without their items. */
export async function groupCollection(
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
