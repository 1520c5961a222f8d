import { redirect } from 'react-router';
import { callFailure } from '../failures/failures.server.ts';
import { cancelCheckout } from '../features/checkout/cancel-checkout.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireCheckout } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-cancel.ts';

/** Gives the checkout up, and leads back to what was to be ordered. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireCheckout(shop, request);
  try {
    return redirect(localisedPath(await cancelCheckout(shop), shop.language));
  } catch (error) {
    return redirect(localisedPath(`/checkout?failed=${callFailure(error).error}`, shop.language));
  }
}

/** The address alone gives nothing up. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localisedPath('/checkout', context.get(shopContext).language));
}
