import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { storedAddressFields } from '../delivery-groups/delivery-address.ts';
import type { Group } from '../delivery-groups/load-groups.ts';
import { changeRecord } from '../records/change-record.ts';

/**
 * Gives a group without an address the account's default one. An address that the rules refuse is passed over: the
 * buyer has yet to choose, and will be told then.
 */
export async function giveDefaultAddress(
  { store, language }: RequestContext,
  buyer: Buyer,
  group: Group,
): Promise<void> {
  const [address] = await store.find('ContactPointAddress', {
    where: { ParentId: buyer.accountId, AddressType: 'Shipping', IsDefault: true },
    limit: 1,
  });
  if (!address) return;
  try {
    await changeRecord(store, 'CartDeliveryGroup', group.Id, storedAddressFields(address, buyer, language));
  } catch (error) {
    if (!(error instanceof PlatformFault)) throw error;
  }
}
