import { redirect } from 'react-router';
import { pageFailure } from '../failures/failures.server.ts';
import { readCheckout } from '../features/checkout/checkout.server.ts';
import { pay } from '../features/checkout/pay.server.ts';
import { takeReturned } from '../features/checkout/pending-payment.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-payment-return.ts';

/**
 * Where the page of a bank or of a wallet leads back to. It pays, which a reload does not do again, and orders nothing;
 * a return that does not belong to this visit shows the open step (SF-PAYMENT-05).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const to = (path: string) => redirect(localisedPath(path, shop.language));
  const checkout = await readCheckout(shop, request).catch(pageFailure);
  const { searchParams } = new URL(request.url);
  const payment = takeReturned(shop, checkout.id, searchParams.get('state'));
  if (!payment) return to('/checkout');
  if (searchParams.get('result') !== 'confirmed') return to('/checkout/payment?failed=paymentRefused');
  const outcome = await pay(shop, checkout, payment.form, { isConfirmed: true });
  if (outcome instanceof Response) return outcome;
  return to(`/checkout/payment?failed=${outcome.failure?.error ?? 'paymentRefused'}`);
}
