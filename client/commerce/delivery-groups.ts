import {
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from '#generated/commerce/client.gen.ts';
import {
  getDeliveryGroupLimits as groupLimits,
  getDeliveryGroupsLimits as limits,
} from '#generated/commerce/constants.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { cartHeads } from './cart-heads.ts';
import { idempotencyKey, ONCE } from './idempotency-key.ts';

export type DeliveryGroup = Data<'getDeliveryGroup'>;
/** What can be said of a group when it is added can be changed later. */
export type DeliveryGroupChange = Input<'createDeliveryGroup'>['body'];

type GroupsQuery = Input<'getDeliveryGroups'>['query'];

const CURRENT = { cartStateOrId: 'current' };
/** Twenty groups without their items (SF-DELIVERY-02). */
const USUAL: GroupsQuery = { limit: limits.limit.default, cartItemLimit: limits.cartItemLimit.default };

/**
 * Drops groups without items; if no group is the default one, the first becomes it (SF-DELIVERY-01). A group whose
 * answer does not count the items stays.
 */
export function usableDeliveryGroups(groups: readonly DeliveryGroup[]): DeliveryGroup[] {
  const filled = groups.filter((group) => group.totalCartItemCount !== 0);
  if (filled.some((group) => group.isDefault)) return filled;
  return filled.map((group, index) => ({ ...group, isDefault: index === 0 }));
}

/** The delivery groups of the cart that a shopper sees. */
export async function readDeliveryGroups(platform: Platform): Promise<DeliveryGroup[]> {
  return usableDeliveryGroups(await readAllDeliveryGroups(platform));
}

/**
 * The first 20 delivery groups of a cart, also those without items yet, for arranging items between them.
 *
 * @param cartStateOrId the cart; the account's open one unless told
 */
export async function readAllDeliveryGroups(
  platform: Platform,
  cartStateOrId = CURRENT.cartStateOrId,
): Promise<DeliveryGroup[]> {
  return (await platform.read(getDeliveryGroups, { path: { cartStateOrId }, query: USUAL })).items;
}

/**
 * The items of one delivery group, at most 100; undefined where the answer has none.
 *
 * @param cartStateOrId the cart; the account's open one unless told
 * @throws CommerceError DELIVERY_GROUP_ID_REQUIRED for an empty id (SF-DELIVERY-03)
 */
export async function readGroupItems(
  platform: Platform,
  deliveryGroupId: string,
  cartStateOrId = CURRENT.cartStateOrId,
): Promise<DeliveryGroup['cartItems']> {
  const path = { cartStateOrId, deliveryGroupId: requireId(deliveryGroupId, getDeliveryGroup.operationId) };
  const query = { pageSize: groupLimits.pageSize.maximum };
  return (await platform.read(getDeliveryGroup, { path, query })).cartItems;
}

/** Adds an empty delivery group, where the store splits shipments. */
export async function addDeliveryGroup(
  platform: Platform,
  body: Input<'createDeliveryGroup'>['body'] = {},
): Promise<DeliveryGroup> {
  const input = { path: CURRENT, headers: idempotencyKey(), body };
  const group = await platform.write(createDeliveryGroup, input, ONCE);
  await platform.invalidate(getDeliveryGroups, ...cartHeads);
  return group;
}

/** Deletes a delivery group; its items join the default one. */
export async function removeDeliveryGroup(platform: Platform, deliveryGroupId: string): Promise<void> {
  const path = { ...CURRENT, deliveryGroupId: requireId(deliveryGroupId, deleteDeliveryGroup.operationId) };
  await platform.write(deleteDeliveryGroup, { path });
  await platform.invalidate(getDeliveryGroups, getDeliveryGroup, ...cartHeads);
}

/** Changes address, method or note of a group; the cart is recalculated a moment later. */
export async function changeDeliveryGroup(
  platform: Platform,
  deliveryGroupId: string,
  body: DeliveryGroupChange,
): Promise<DeliveryGroup> {
  const path = { ...CURRENT, deliveryGroupId: requireId(deliveryGroupId, updateDeliveryGroup.operationId) };
  const input = { path, body: body as Input<'updateDeliveryGroup'>['body'] };
  const group = await platform.write(updateDeliveryGroup, input, { safeToRepeat: true });
  await platform.invalidate(getDeliveryGroups, getDeliveryGroup, ...cartHeads);
  return group;
}

function requireId(deliveryGroupId: string, operationId: string): string {
  if (!deliveryGroupId) throw new CommerceError('DELIVERY_GROUP_ID_REQUIRED', { operationId });
  return deliveryGroupId;
}
