import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { messages } from '../messages/messages.ts';
import { changeRecord } from '../records/change-record.ts';
import { deliveryAddressFields } from './delivery-address.ts';
import { deliveryMethods } from './delivery-methods.ts';
import type { Group } from './load-groups.ts';

/** What may change at a delivery group; what is left out stays. */
export interface GroupChange {
  readonly deliveryAddress?: components['schemas']['DeliveryAddressInput'];
  readonly deliveryMethodId?: string;
  /** A moment or a day. */
  readonly desiredDeliveryDate?: string;
  readonly name?: string;
  readonly shipToPhoneNumber?: string;
  readonly shippingInstructions?: string;
}

/**
 * Changes a delivery group of a locked cart. A phone number given beside an address wins over the one of the address.
 * The caller notes the change of the cart.
 *
 * @throws PlatformFault 400 for an address or a method that cannot be used
 */
export async function changeGroup(
  context: RequestContext,
  buyer: Buyer,
  group: Group,
  change: GroupChange,
): Promise<Group> {
  const { store, language } = context;
  const { deliveryAddress, deliveryMethodId, desiredDeliveryDate, name } = change;
  const { shipToPhoneNumber, shippingInstructions } = change;
  const address = deliveryAddress && (await deliveryAddressFields(store, buyer, deliveryAddress, language));
  const methodId = deliveryMethodId && (await availableMethodId(context, buyer, deliveryMethodId));
  return changeRecord(store, 'CartDeliveryGroup', group.Id, {
    ...address,
    ...(methodId ? { OrderDeliveryMethodId: methodId } : {}),
    ...(desiredDeliveryDate === undefined
      ? {}
      : { DesiredDeliveryDate: new Date(desiredDeliveryDate).toISOString() }),
    ...(name === undefined ? {} : { Name: name.trim() }),
    ...(shipToPhoneNumber === undefined ? {} : { ShipToPhoneNumber: shipToPhoneNumber }),
    ...(shippingInstructions === undefined
      ? {}
      : { ShippingInstructions: shippingInstructions.trim() || null }),
  });
}

async function availableMethodId(
  { store, language }: RequestContext,
  { webStore }: Buyer,
  id: string,
): Promise<string> {
  const methods = await deliveryMethods(store, webStore.Id);
  const method = methods.find(({ Id }) => Id === toLongId(id));
  if (method) return method.Id;
  throw new PlatformFault(400, 'INVALID_DELIVERY_METHOD', messages[language].invalidDeliveryMethod());
}
