import { getCartItems, getCheckout, getDeliveryGroups } from '#generated/commerce/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import type { Checkout } from './checkout-types.ts';

/** A checkout with the head of its cart and its deliveries. */
export type CompleteCheckout = Checkout & Required<Pick<Checkout, 'cartSummary' | 'deliveryGroups'>>;

const CURRENT = { cartStateOrId: 'current' };

/**
 * Reads from the account's cart what the answer of its checkout has left out.
 *
 * @throws CommerceError NULL_CHECKOUTID where the cart is gone
 */
export async function completeCheckout(platform: Platform, checkout: Checkout): Promise<CompleteCheckout> {
  const [cartSummary, deliveryGroups] = await Promise.all([
    checkout.cartSummary ?? readSummary(platform),
    checkout.deliveryGroups ?? platform.read(getDeliveryGroups, { path: CURRENT }),
  ]);
  return { ...checkout, cartSummary, deliveryGroups };
}

async function readSummary(platform: Platform): Promise<CompleteCheckout['cartSummary']> {
  const { cartSummary } = await platform.read(getCartItems, { path: CURRENT, query: { pageSize: 1 } });
  if (!cartSummary) throw new CommerceError('NULL_CHECKOUTID', { operationId: getCheckout.operationId });
  return cartSummary;
}
