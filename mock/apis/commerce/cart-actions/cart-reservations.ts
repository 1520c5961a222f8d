import type { Handler, Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { availablePacks, type CartLine } from '../carts/cart-view.ts';
import { loadLines } from '../carts/load-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { lockProducts } from '../checkouts/order/sell-stock.ts';
import { messages } from '../messages/messages.ts';
import { refuseTooMuchOfGuests } from '../reservations/limits-of-guests.ts';
import { refuseTooMuch } from '../reservations/reservation-limits.ts';
import { releaseReservations, writeReservations } from '../reservations/reservation-records.ts';

/**
 * Keeps the stock of the cart's products for a time, all or nothing (SF-CART-19). What is not there is 422 with
 * the reason, and so is what the account may not hold; reserving again counts from now.
 */
export const reserveCartInventory: Handler<'reserveCartInventory'> = async (input, context) => {
  const { store, language } = context;
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  await lockProducts(store, cart.Id);
  const lines = await loadLines(context, cart.Id);
  requireStock(lines, language);
  await refuseTooMuch(context, cart, lines);
  await refuseTooMuchOfGuests(context, cart.Id, lines);
  await writeReservations(context, cart.Id, lines, input.body.durationInSeconds);
  return {
    status: 200,
    body: {
      ...SUCCESS,
      reservationIdentifier: cart.Id,
      inventoryItemReservations: await reservedItems(store, cart.Id, lines),
    },
  };
};

const SUCCESS = { success: true, errorCode: null, errorMessage: null };

/** What is reserved for a cart, product by product, with the first item that holds each. */
async function reservedItems(store: Store, cartId: string, lines: readonly CartLine[]) {
  const reserved = await store.find('InventoryItemReservation', {
    where: { CartId__c: cartId },
    orderBy: { field: 'Name', ascending: true },
  });
  return reserved.map(({ Id, ProductId, Quantity }) => ({
    ...SUCCESS,
    id: Id,
    itemReservationSourceId: lines.find(({ product }) => product.Id === ProductId)?.item.Id ?? null,
    productId: ProductId,
    quantity: Quantity,
  }));
}

function requireStock(lines: readonly CartLine[], language: Language): void {
  const short = lines.find((line) => availablePacks(line) < (line.packsInCart ?? line.item.Quantity));
  if (!short) return;
  const reason = messages[language].insufficientInventory(short.product.Name, availablePacks(short));
  throw new PlatformFault(422, 'INSUFFICIENT_INVENTORY', reason);
}

/** Frees the stock that is kept for the cart; without a reservation there is nothing to free. */
export const deleteCartReservations: Handler<'deleteCartReservations'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCart(context, buyer, input.path.cartStateOrId);
  await releaseReservations(context, cart.Id);
  return { status: 204 };
};
