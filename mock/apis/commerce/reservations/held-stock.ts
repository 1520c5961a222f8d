import type { RequestContext } from '#mock/apis/dispatch/handler.ts';

/**
 * Packs of products that other carts hold at this moment, by product id. A reservation ends by itself: one whose time is
 * over is not counted.
 */
export async function heldByOthers(
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  cartId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  if (productIds.length === 0) return held;
  const reservations = await store.find('InventoryItemReservation', {
    where: {
      ProductId: [...new Set(productIds)],
      CartId__c: { ne: cartId },
      ExpiresAt__c: { gt: now.toISOString() },
    },
  });
  for (const { ProductId, Quantity } of reservations) {
    held.set(ProductId, (held.get(ProductId) ?? 0) + Quantity);
  }
  return held;
}
