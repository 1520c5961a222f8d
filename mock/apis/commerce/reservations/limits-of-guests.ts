import { cartActionsConstants } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { CartLine } from '../carts/cart-view.ts';
import { messages } from '../messages/messages.ts';
import { packsByProduct, stillHeld } from './held-stock.ts';
import { mostPacks, tooMuch } from './reservation-limits.ts';
import { guestNetwork, packsOfLines } from './reservation-records.ts';

/** Packs of a product that all guests together may hold, so that some are left for whoever has an account. */
const mostOfGuests = (stock: number): number =>
  Math.floor(stock / cartActionsConstants.reservedShareOfGuests);

/**
 * Refuses to hold more for guests than those of one network, or all of them, may have together: each guest session has an
 * account of its own, which costs nothing. What is not held can be ordered nevertheless.
 *
 * @throws PlatformFault 422 with the product
 */
export async function refuseTooMuchOfGuests(
  context: RequestContext,
  cartId: string,
  lines: readonly CartLine[],
): Promise<void> {
  const network = guestNetwork(context);
  if (network === null) return;
  const say = messages[context.language];
  const wanted = packsOfLines(lines);
  const beside = await heldByGuests(context, cartId, [...wanted.keys()]);
  const ofAll = packsByProduct(beside);
  const ofNetwork = packsByProduct(beside.filter((one) => one.GuestNetwork__c === network));
  for (const { product } of lines) {
    const together = (held: ReadonlyMap<string, number>) =>
      (held.get(product.Id) ?? 0) + (wanted.get(product.Id) ?? 0);
    const most = mostPacks(product.AvailableToOrder__c);
    if (together(ofNetwork) > most) throw tooMuch(say.reservationLimitOfNetwork(product.Name, most));
    if (together(ofAll) > mostOfGuests(product.AvailableToOrder__c))
      throw tooMuch(say.reservationLimitOfGuests(product.Name));
  }
}

function heldByGuests({ store, now }: RequestContext, cartId: string, ProductId: string[]) {
  return store.find('InventoryItemReservation', {
    where: {
      ...stillHeld(now),
      ProductId,
      GuestNetwork__c: { ne: null },
      CartId__c: { ne: cartId },
    },
  });
}
