import { reserveInventory } from '#client/commerce/inventory.ts';
import { FetchError, PlatformError } from '#client/errors/index.ts';
import { logInRequest } from '#http/server/request-log.ts';
import type { Shop } from '../../platform/shop.server.ts';

/**
 * Keeps the stock of the cart for the checkout that has begun, where the store counts stock (SF-CART-19). An order can be
 * placed without; only too little stock stops the checkout.
 *
 * @throws FetchError 422 INSUFFICIENT_INVENTORY
 */
export async function reserveStock({ platform, applicationContext }: Shop): Promise<void> {
  if (!applicationContext?.inventoryConfiguration?.isInventoryEnabled) return;
  try {
    await reserveInventory(platform, applicationContext);
  } catch (error) {
    const isShort = error instanceof FetchError && error.code === 'INSUFFICIENT_INVENTORY';
    if (isShort || !(error instanceof PlatformError)) throw error;
    logInRequest(`${error.operationId} failed: the checkout goes on without a reservation.`);
  }
}
