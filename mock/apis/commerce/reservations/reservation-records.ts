import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { CartLine } from '../carts/cart-view.ts';
import { changeRecord } from '../records/change-record.ts';

/** Keeps the packs of a cart's products until a moment, in place of what was kept for it before. */
export async function writeReservations(
  store: Store,
  cartId: string,
  lines: readonly CartLine[],
  expiresAt: string,
): Promise<void> {
  await releaseReservations(store, cartId);
  const packs = packsByProduct(lines);
  await store.insertMany(
    'InventoryItemReservation',
    [...packs].map(([ProductId, Quantity]) => ({
      CartId__c: cartId,
      ProductId,
      Quantity,
      ExpiresAt__c: expiresAt,
    })),
  );
}

/** Frees what is kept for a cart. */
export async function releaseReservations(store: Store, cartId: string): Promise<void> {
  await store.deleteWhere('InventoryItemReservation', { CartId__c: cartId });
}

/** Frees what a cart no longer needs of what is kept for it. */
export async function trimReservations(
  store: Store,
  cartId: string,
  lines: readonly CartLine[],
): Promise<void> {
  const packs = packsByProduct(lines);
  const kept = await store.find('InventoryItemReservation', { where: { CartId__c: cartId } });
  for (const reservation of kept) await trim(store, reservation, packs.get(reservation.ProductId) ?? 0);
}

async function trim(
  store: Store,
  { Id, Quantity }: Row<'InventoryItemReservation'>,
  needed: number,
): Promise<void> {
  if (needed === 0) await store.delete('InventoryItemReservation', Id);
  else if (needed < Quantity) await changeRecord(store, 'InventoryItemReservation', Id, { Quantity: needed });
}

function packsByProduct(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const packs = new Map<string, number>();
  for (const { item, product } of lines) packs.set(product.Id, (packs.get(product.Id) ?? 0) + item.Quantity);
  return packs;
}

/** Keeps for another cart what is kept for this one, for as long as it was to be kept. */
export async function handOverReservations(store: Store, from: string, to: string): Promise<void> {
  for (const { Id } of await store.find('InventoryItemReservation', { where: { CartId__c: from } }))
    await changeRecord(store, 'InventoryItemReservation', Id, { CartId__c: to });
}
