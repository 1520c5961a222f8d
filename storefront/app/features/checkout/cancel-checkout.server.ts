import { releaseInventory } from '#client/commerce/inventory.ts';
import { forgetPaymentLink, linkedCheckout } from '#client/commerce/payment-link.ts';
import { PlatformError } from '#client/errors/index.ts';
import { logInRequest } from '#http/server/request-log.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { checkoutOf } from './checkout.server.ts';

/**
 * Gives the checkout up and frees the stock that was kept for it (SF-CHECKOUT-17). A reservation ends by itself, so that
 * one which cannot be ended now stops nothing.
 *
 * @returns the path to go on from: of the cart, or of the payment link that was followed
 */
export async function cancelCheckout(shop: Shop): Promise<string> {
  const link = linkedCheckout(shop.visit)?.paymentLinkId;
  await checkoutOf(shop).abandon();
  if (link) {
    forgetPaymentLink(shop.visit);
    return `/pay/${link}`;
  }
  await releaseStock(shop);
  return '/cart?cancelled=1';
}

async function releaseStock({ platform, applicationContext }: Shop): Promise<void> {
  if (!applicationContext?.inventoryConfiguration?.isInventoryEnabled) return;
  try {
    await releaseInventory(platform);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    logInRequest(`${error.operationId} failed: the stock is free once its time is over.`);
  }
}
