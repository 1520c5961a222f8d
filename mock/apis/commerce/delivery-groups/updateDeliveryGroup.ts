import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { loadCart } from '../carts/load-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { deliveryGroupAnswer } from './answers/delivery-group.ts';
import { changeGroup } from './change-group.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { type Group, requireGroup } from './load-groups.ts';

/** Changes address, method or note of a delivery group (SF-DELIVERY-06); the cart's delivery costs follow. */
export const updateDeliveryGroup: Handler<'updateDeliveryGroup'> = async (input, context) => {
  const { store } = context;
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  const group = await requireGroup(store, cart.Id, input.path.deliveryGroupId);
  requireSame(input.body.id ?? group.Id, group);
  const changed = await changeGroup(context, buyer, group, input.body);
  await noteCartChange(context, cart);
  const source = {
    buyer,
    view: await loadCart(context, cart),
    methods: await deliveryMethods(store, buyer.webStore.Id),
  };
  return { status: 200, body: deliveryGroupAnswer(changed, source) };
};

/** An id in the body has to be that of the path. */
function requireSame(id: string, group: Group): void {
  if (toLongId(id) === group.Id) return;
  throw new PlatformFault(400, 'INVALID_ID_FIELD', 'The id is that of another delivery group.');
}
