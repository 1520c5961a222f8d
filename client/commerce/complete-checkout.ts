import { getCartSummary, getDeliveryGroups } from '#generated/commerce/client.gen.ts';
import type { Platform } from '../platform.ts';
import type { Checkout } from './checkout-types.ts';

/** A checkout with the head of its cart and its deliveries. */
export type CompleteCheckout = Checkout & Required<Pick<Checkout, 'cartSummary' | 'deliveryGroups'>>;

const CURRENT = { cartStateOrId: 'current' };

/** Reads from the account's cart what the answer of its checkout has left out. */
export async function completeCheckout(platform: Platform, checkout: Checkout): Promise<CompleteCheckout> {
  const [cartSummary, deliveryGroups] = await Promise.all([
    checkout.cartSummary ?? platform.read(getCartSummary, { path: CURRENT }),
    checkout.deliveryGroups ?? platform.read(getDeliveryGroups, { path: CURRENT }),
  ]);
  return { ...checkout, cartSummary, deliveryGroups };
}
