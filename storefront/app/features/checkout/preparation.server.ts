import { FetchError } from '#client/errors/index.ts';
import { performOrderAction } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { checkoutOf } from './checkout.server.ts';
import { placementFailure } from './placement-failure.server.ts';

/** Status for what the buyer has yet to give, such as the consent that the review itself asks for. */
const YET_TO_GIVE = 412;

/**
 * Why the order could not be placed now, in the platform's words, before anybody presses the button (SF-CHECKOUT-15).
 * Where the platform cannot say, placing the order will.
 */
export async function preparationProblems(shop: Shop): Promise<string[]> {
  if (!(await shop.platform.offers(performOrderAction))) return [];
  try {
    await checkoutOf(shop).orderAction('prepare');
    return [];
  } catch (error) {
    if (error instanceof FetchError && error.status === YET_TO_GIVE) return [];
    return placementFailure(error).problems;
  }
}
