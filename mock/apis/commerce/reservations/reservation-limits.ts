import { cartActionsConstants } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { CartLine } from '../carts/cart-view.ts';
import type { Cart } from '../carts/find-cart.ts';
import { messages } from '../messages/messages.ts';
import { packsByProduct } from './held-stock.ts';
import { packsOfLines } from './reservation-records.ts';

const { reservedProducts, reservedPacks, reservedShare } = cartActionsConstants;

/** Packs of a product that one account may hold: a share of the stock, though a household's need always. */
export function mostPacks(stock: number): number {
  return Math.max(reservedPacks, Math.floor(stock / reservedShare));
}

/**
 * Refuses to hold more for an account than one may have, counted over all of its carts, and what staff has released.
 *
 * @throws PlatformFault 422 with the product and how much may be held
 */
export async function refuseTooMuch(
  context: RequestContext,
  cart: Cart,
  lines: readonly CartLine[],
): Promise<void> {
  const say = messages[context.language];
  const { released, beside } = await knownOf(context, cart);
  const wanted = packsOfLines(lines);
  if (new Set([...beside.keys(), ...wanted.keys()]).size > reservedProducts)
    throw tooMuch(say.reservedProductsLimit(reservedProducts));
  for (const { product } of lines) {
    if (released.has(product.Id))
      throw new PlatformFault(422, 'RESERVATION_RELEASED', say.reservationReleased(product.Name));
    const most = mostPacks(product.AvailableToOrder__c);
    if ((beside.get(product.Id) ?? 0) + (wanted.get(product.Id) ?? 0) > most)
      throw tooMuch(say.reservationLimit(product.Name, most));
  }
}

/** Products that were released from the account, and what it holds beside the cart, as long as their time is not over. */
async function knownOf({ store, now }: RequestContext, { Id: cartId, AccountId }: Cart) {
  const carts = await store.find('WebCart', { where: { AccountId } });
  const where = { CartId__c: carts.map(({ Id }) => Id), ExpiresAt__c: { gt: now.toISOString() } };
  const known = await store.find('InventoryItemReservation', { where });
  const released = known.filter(({ IsReleased__c }) => IsReleased__c);
  return {
    released: new Set(released.map(({ ProductId }) => ProductId)),
    beside: packsByProduct(known.filter((one) => !one.IsReleased__c && one.CartId__c !== cartId)),
  };
}

/** The refusal of what would be more than may be held. */
export function tooMuch(message: string): PlatformFault {
  return new PlatformFault(422, 'RESERVATION_LIMIT_EXCEEDED', message);
}
