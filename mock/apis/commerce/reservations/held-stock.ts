import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';

/** Where to read, and the moment that reservations are counted at. */
type Moment = Pick<RequestContext, 'store' | 'now'>;
type Reservation = Row<'InventoryItemReservation'>;

/** What keeps a reservation from counting: it ends by itself, or staff has released it. */
export const stillHeld = (now: Date) =>
  ({ ExpiresAt__c: { gt: now.toISOString() }, IsReleased__c: false }) as const;

/** Packs of products that other carts hold at this moment, by product id. */
export function heldByOthers(
  moment: Moment,
  cartId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return heldPacks(moment, productIds, { CartId__c: { ne: cartId } });
}

async function heldPacks(
  { store, now }: Moment,
  productIds: readonly string[],
  byCarts: { readonly CartId__c?: { readonly ne: string } } = {},
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const where = { ...stillHeld(now), ProductId: [...new Set(productIds)], ...byCarts };
  return packsByProduct(await store.find('InventoryItemReservation', { where }));
}

/** Packs of each product that are reserved. */
export function packsByProduct(reservations: readonly Reservation[]): ReadonlyMap<string, number> {
  const packs = new Map<string, number>();
  for (const { ProductId, Quantity } of reservations)
    packs.set(ProductId, (packs.get(ProductId) ?? 0) + Quantity);
  return packs;
}

/**
 * Products as shoppers see them before they have them in the cart: what carts hold at this moment is not there to order.
 */
export async function withFreeStock<Product extends Row<'Product2'>>(
  moment: Moment,
  products: readonly Product[],
): Promise<Product[]> {
  const held = await heldPacks(
    moment,
    products.map(({ Id }) => Id),
  );
  return products.map((product) => ({
    ...product,
    AvailableToOrder__c: Math.max(0, product.AvailableToOrder__c - (held.get(product.Id) ?? 0)),
  }));
}
