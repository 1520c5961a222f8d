import { createCart } from '#client/commerce/cart.ts';
import type { CheckoutStart } from '#client/commerce/checkout-types.ts';
import {
  addDeliveryGroup,
  changeDeliveryGroup,
  type DeliveryGroup,
  readAllDeliveryGroups,
  readGroupItems,
  removeDeliveryGroup,
} from '#client/commerce/delivery-groups.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readWholeCart } from '../cart/cart.server.ts';
import type { CartLine } from '../cart/cart-view.ts';
import { checkoutOf } from './checkout.server.ts';
import type { CheckoutDelivery } from './checkout-view.ts';

/** A delivery of a split order with what is in it; one that was just added is empty. */
export interface Shipment extends Pick<CheckoutDelivery, 'id' | 'isDefault' | 'address'> {
  lines: CartLine[];
}

/** The deliveries of a cart with their lines, the default one first. */
export async function readShipments(shop: Shop, cartId: string): Promise<Shipment[]> {
  const [groups, cart] = await Promise.all([
    readAllDeliveryGroups(shop.platform, cartId),
    readWholeCart(shop, cartId),
  ]);
  const lines = new Map((cart?.lines ?? []).map((line) => [line.id, line]));
  const [only, ...others] = groups;
  const isOnly = only !== undefined && others.length === 0;
  return (isOnly ? groups : await withItems(shop, cartId, groups))
    .toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))
    .map((group) => toShipment(group, lines, isOnly));
}

/** The list of groups is read without items, so that each of several is read by itself (SF-DELIVERY-08). */
const withItems = (
  { platform }: Shop,
  cartId: string,
  groups: readonly DeliveryGroup[],
): Promise<DeliveryGroup[]> =>
  Promise.all(
    groups.map(async (group) => ({ ...group, cartItems: await readGroupItems(platform, group.id, cartId) })),
  );

/** An only delivery is of all lines, also where the platform does not say so. */
function toShipment(group: DeliveryGroup, lines: ReadonlyMap<string, CartLine>, isOnly: boolean): Shipment {
  const { id, isDefault, deliveryAddress } = group;
  const items = group.cartItems?.cartItems;
  const told = (items ?? []).flatMap(({ cartItem }) => lines.get(cartItem.cartItemId) ?? []);
  return {
    id,
    isDefault: isDefault ?? false,
    address: deliveryAddress?.street ? deliveryAddress : undefined,
    lines: isOnly && !items ? [...lines.values()] : told,
  };
}

type NewAddress = NonNullable<Parameters<typeof addDeliveryGroup>[1]>['deliveryAddress'];

/** Adds a delivery to an address. */
export const addShipment = (shop: Shop, cartId: string, deliveryAddress: NewAddress) =>
  arrange(shop, cartId, () => addDeliveryGroup(shop.platform, deliveryAddress ? { deliveryAddress } : {}));

/** Sends a delivery to another saved address. */
export const redirectShipment = (shop: Shop, cartId: string, deliveryId: string, addressId: string) =>
  arrange(shop, cartId, () =>
    changeDeliveryGroup(shop.platform, deliveryId, { deliveryAddress: { id: addressId } }),
  );

/** Takes a delivery away; what is in it joins the first one. */
export const dissolveShipment = (shop: Shop, cartId: string, deliveryId: string) =>
  arrange(shop, cartId, () => removeDeliveryGroup(shop.platform, deliveryId));

/** Moves packs of a line to another delivery. */
export const movePacks = (
  shop: Shop,
  cartId: string,
  {
    cartItemId,
    deliveryGroupId,
    quantity,
  }: { cartItemId: string; deliveryGroupId: string; quantity: number },
) =>
  arrange(shop, cartId, () =>
    createCart(shop.platform).arrange([{ cartItemId, deliveryGroupId, quantity: String(quantity) }]),
  );

/** Takes away the deliveries in which nothing was put. */
export async function dropEmptyShipments(shop: Shop, cartId: string): Promise<void> {
  const empty = (await readAllDeliveryGroups(shop.platform)).filter(
    ({ totalCartItemCount }) => totalCartItemCount === 0,
  );
  if (empty.length === 0) return;
  await arrange(shop, cartId, async () => {
    for (const { id } of empty) await removeDeliveryGroup(shop.platform, id);
  });
}

/**
 * A change of where the goods go ends the checkout of the cart as it was, so that one is started for what it is now, with
 * what a guest has said of themselves.
 */
async function arrange(shop: Shop, cartId: string, change: () => Promise<unknown>): Promise<void> {
  const contactInfo = await guestContact(shop);
  await change();
  await createCart(shop.platform).settle();
  await checkoutOf(shop).start({ cartId, ...(contactInfo ? { contactInfo } : {}) });
}

/** How the guest of the open checkout can be reached; buyers have that on file. */
async function guestContact(shop: Shop): Promise<CheckoutStart['contactInfo']> {
  if (!shop.session.isGuest) return undefined;
  const { contactInfo } = (await checkoutOf(shop).load()) ?? {};
  const given = Object.entries(contactInfo ?? {}).filter(([, part]) => part !== null);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
