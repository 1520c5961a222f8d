import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

export type Group = Row<'CartDeliveryGroup'>;

/** The delivery groups of a cart, the default one first. */
export async function loadGroups(store: Store, cartId: string): Promise<readonly Group[]> {
  return store.find('CartDeliveryGroup', {
    where: { CartId: cartId },
    orderBy: [
      { field: 'IsDefault', ascending: false },
      { field: 'Id', ascending: true },
    ],
  });
}

/** One delivery group of a cart by its id or as `default`; 404 for groups of other carts. */
export async function requireGroup(store: Store, cartId: string, deliveryGroupId: string): Promise<Group> {
  const groups = await loadGroups(store, cartId);
  const isAsked = ({ Id, IsDefault }: Group) =>
    deliveryGroupId === 'default' ? IsDefault : Id === toLongId(deliveryGroupId);
  const group = groups.find(isAsked);
  if (group) return group;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}

/** The group that new items join. */
export async function defaultGroup(store: Store, cartId: string): Promise<Group> {
  return requireGroup(store, cartId, 'default');
}
