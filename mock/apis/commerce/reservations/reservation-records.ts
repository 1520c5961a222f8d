import { cartActionsConstants } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { CartLine } from '../carts/cart-view.ts';
import { changeRecord } from '../records/change-record.ts';
import { tellWaiting } from '../stock-notices/tell-of-stock.ts';
import { stillHeld } from './held-stock.ts';

/** For how long a cart holds stock after its first reservation: the usual time, and once more when it is renewed. */
const LONGEST_MS = 2 * cartActionsConstants.reservationSeconds * 1000;

/** Keeps the packs of a cart's products for some seconds, in place of what was kept for it before. */
export async function writeReservations(
  context: RequestContext,
  cartId: string,
  lines: readonly CartLine[],
  seconds: number,
): Promise<void> {
  const { store, now } = context;
  const GuestNetwork__c = guestNetwork(context);
  const since = await heldSince(store, cartId, now);
  const until = Math.min(now.getTime() + seconds * 1000, since.getTime() + LONGEST_MS);
  await store.deleteWhere('InventoryItemReservation', { CartId__c: cartId });
  await store.insertMany(
    'InventoryItemReservation',
    [...packsOfLines(lines)].map(([ProductId, Quantity]) => ({
      CartId__c: cartId,
      ProductId,
      Quantity,
      HeldSince__c: since.toISOString(),
      ExpiresAt__c: new Date(until).toISOString(),
      GuestNetwork__c,
    })),
  );
}

/** The network of a guest, hashed, by which the reservations of guests are counted; null for users. */
export function guestNetwork({ session, network }: RequestContext): string | null {
  return session.isGuest ? hashToken(`reservations\n${network}`) : null;
}

/** Since when a cart holds stock without a break; now where it holds none. */
async function heldSince(store: Store, cartId: string, now: Date): Promise<Date> {
  const where = { ...stillHeld(now), CartId__c: cartId };
  const held = await store.findOne('InventoryItemReservation', { where });
  return held ? new Date(held.HeldSince__c ?? held.CreatedDate) : now;
}

/** Frees what is kept for carts, and tells who waits for it; what staff has released stays on record. */
export async function releaseReservations(
  context: RequestContext,
  ...cartIds: readonly string[]
): Promise<void> {
  const where = { CartId__c: [...cartIds], IsReleased__c: false };
  const freed = await context.store.find('InventoryItemReservation', { where });
  await context.store.deleteWhere('InventoryItemReservation', where);
  await tellWaiting(context, productsOf(freed));
}

/** Frees what a cart no longer needs of what is kept for it, and tells who waits for it. */
export async function trimReservations(context: RequestContext, cartId: string): Promise<void> {
  const { store } = context;
  const where = { CartId__c: cartId, IsReleased__c: false };
  const kept = await store.find('InventoryItemReservation', { where });
  if (kept.length === 0) return;
  const packs = new Map<string, number>();
  for (const { Product2Id, Quantity } of await store.find('CartItem', { where: { CartId: cartId } }))
    if (Product2Id !== null) packs.set(Product2Id, (packs.get(Product2Id) ?? 0) + Quantity);
  for (const reservation of kept) await trim(store, reservation, packs.get(reservation.ProductId) ?? 0);
  await tellWaiting(context, productsOf(kept));
}

const productsOf = (reservations: readonly Row<'InventoryItemReservation'>[]) =>
  reservations.map(({ ProductId }) => ProductId);

async function trim(
  store: Store,
  { Id, Quantity }: Row<'InventoryItemReservation'>,
  needed: number,
): Promise<void> {
  if (needed === 0) await store.delete('InventoryItemReservation', Id);
  else if (needed < Quantity) await changeRecord(store, 'InventoryItemReservation', Id, { Quantity: needed });
}

/** Packs of each product in some lines. */
export function packsOfLines(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const packs = new Map<string, number>();
  for (const { item, product } of lines) packs.set(product.Id, (packs.get(product.Id) ?? 0) + item.Quantity);
  return packs;
}

/** Keeps for another cart what is kept for this one, for as long as it was to be kept. */
export async function handOverReservations(store: Store, from: string, to: string): Promise<void> {
  for (const { Id } of await store.find('InventoryItemReservation', { where: { CartId__c: from } }))
    await changeRecord(store, 'InventoryItemReservation', Id, { CartId__c: to });
}
