import { type Address, readAddresses } from '#client/commerce/addresses.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { billingAddressOf } from '../features/checkout/billing-address.ts';
import { checkoutOf, goOn, readCheckout, readStep } from '../features/checkout/checkout.server.ts';
import type { CheckoutView } from '../features/checkout/checkout-view.ts';
import { PaymentStep } from '../features/checkout/PaymentStep.tsx';
import {
  billingOf,
  type PaymentForm,
  paymentErrors,
  paymentRequest,
  readPaymentForm,
} from '../features/checkout/payment-form.ts';
import { providerOf, tokenUrl } from '../features/checkout/payment-means.server.ts';
import { declinedReasons } from '../features/checkout/placement-failure.server.ts';
import { deliveryCountries } from '../features/checkout/rules.server.ts';
import '../i18n/de/counter.ts';
import { redirect } from 'react-router';
import { localisedPath } from '../i18n/languages.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-payment.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'payment').catch(pageFailure);
  const addresses = await billingAddresses(shop).catch(pageFailure);
  return {
    checkout,
    addresses,
    countries: deliveryCountries(shop),
    tokenUrl: tokenUrl(shop),
    provider: providerOf(shop),
  };
}

/** Notes how the order is paid. A card has become a token in the browser before. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const [checkout, addresses] = await Promise.all([readCheckout(shop, request), billingAddresses(shop)]);
  const typed = readPaymentForm(await request.formData());
  const errors = paymentErrors(typed, deliveryCountries(shop));
  if (Object.keys(errors).length > 0) return { errors, typed, failure: undefined, declined: [] };
  if (typed.choice === 'kept' && checkout.payment?.kind === 'card')
    return redirect(localisedPath('/checkout/review', shop.language));
  return pay(shop, typed, billingOf(typed, addresses, checkout.address));
}

async function pay(shop: Shop, typed: PaymentForm, billing: NonNullable<CheckoutView['address']>) {
  const payment = paymentRequest(typed, billingAddressOf(billing), providerOf(shop));
  let declined: string[] = [];
  const note = () =>
    checkoutOf(shop)
      .pay(payment)
      .catch((error) => {
        declined = declinedReasons(error);
        throw error;
      });
  const outcome = await goOn(shop, note, '/checkout/review');
  if (outcome instanceof Response) return outcome;
  return { errors: {}, typed, declined, failure: declined.length > 0 ? undefined : outcome.failure };
}

async function billingAddresses({ platform, session }: Shop): Promise<Address[]> {
  return session.isGuest ? [] : readAddresses(platform, session, { addressType: ['Billing'] });
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentStep {...loaderData} outcome={actionData} />;
}
