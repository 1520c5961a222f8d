import { deleteCartReservations, reserveCartInventory } from '#generated/commerce/client.gen.ts';
import { cartActionsConstants } from '#generated/commerce/constants.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { ApplicationContext } from './application-context.ts';

export type CartReservation = Data<'reserveCartInventory'>;

const CURRENT = { cartStateOrId: 'current' };

/** For how long stock is reserved: as the store's inventory source says, else four hours (SF-CART-19). */
const reservationSeconds = (context: Pick<ApplicationContext, 'inventoryConfiguration'>): number =>
  context.inventoryConfiguration?.inventoryDefaultSource?.reservationInSeconds ??
  cartActionsConstants.reservationSeconds;

/** Reserves the stock of the cart; refused with a FetchError 422 INSUFFICIENT_INVENTORY where there is too little. */
export const reserveInventory = (
  platform: Platform,
  context: Pick<ApplicationContext, 'inventoryConfiguration'>,
): Promise<CartReservation> =>
  platform.write(reserveCartInventory, {
    path: CURRENT,
    body: { durationInSeconds: reservationSeconds(context) },
  });

/** Frees the stock that is reserved for the cart (PF-CART-09). */
export const releaseInventory = (platform: Platform): Promise<void> =>
  platform.write(deleteCartReservations, { path: CURRENT });
