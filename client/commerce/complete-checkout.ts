import { getCartItems, getCheckout, getDeliveryGroups } from '#generated/commerce/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import type { Checkout } from './checkout-types.ts';

/** A checkout with the head of its cart and its deliveries. */
export type CompleteCheckout = Checkout & Required<Pick<Checkout, 'cartSummary' | 'deliveryGroups'>>;

/**
 * Reads from the cart what the answer of its checkout has left out.
 *
 * @param cartStateOrId the cart; the account's open one unless told
 * @throws CommerceError NULL_CHECKOUTID where the cart is gone
 */
export async function completeCheckout(
  platform: Platform,
  checkout: Checkout,
  cartStateOrId = 'current',
): Promise<CompleteCheckout> {
  const path = { cartStateOrId };
  const [cartSummary, deliveryGroups] = await Promise.all([
    checkout.cartSummary ?? readSummary(platform, path),
    checkout.deliveryGroups ?? platform.read(getDeliveryGroups, { path }),
  ]);
  return { ...checkout, cartSummary, deliveryGroups };
}

async function readSummary(
  platform: Platform,
  path: { cartStateOrId: string },
): Promise<CompleteCheckout['cartSummary']> {
  const { cartSummary } = await platform.read(getCartItems, { path, query: { pageSize: 1 } });
  if (!cartSummary) throw new CommerceError('NULL_CHECKOUTID', { operationId: getCheckout.operationId });
  return cartSummary;
}
