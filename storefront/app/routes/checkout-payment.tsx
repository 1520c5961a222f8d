import { redirect } from 'react-router';
import { pageFailure } from '../failures/failures.server.ts';
import { readCheckout, readStep } from '../features/checkout/checkout.server.ts';
import { isKept } from '../features/checkout/checkout-view.ts';
import { PaymentStep } from '../features/checkout/PaymentStep.tsx';
import { billingAddresses, pay } from '../features/checkout/pay.server.ts';
import { type PaymentForm, paymentErrors, readPaymentForm } from '../features/checkout/payment-form.ts';
import { paymentMeans } from '../features/checkout/payment-means.server.ts';
import { pendingPayment } from '../features/checkout/pending-payment.server.ts';
import { deliveryCountries } from '../features/checkout/rules.server.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-payment.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'payment').catch(pageFailure);
  const addresses = await billingAddresses(shop).catch(pageFailure);
  return {
    checkout,
    addresses,
    countries: deliveryCountries(shop),
    means: paymentMeans(shop),
    pending: unsaid(pendingPayment(shop, checkout.id)?.form),
  };
}

/** The token stays on the server: the page only needs to know that there is one. */
const unsaid = (form: PaymentForm | undefined) => form && { ...form, token: '' };

/** Notes how the order is paid. A card has become a token in the browser before. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const checkout = await readCheckout(shop, request);
  const sent = readPaymentForm(await request.formData());
  const token = sent.choice === 'again' ? pendingPayment(shop, checkout.id)?.form.token : sent.token;
  const form = { ...sent, token: token ?? '' };
  const typed = { ...form, token: '' };
  const errors = paymentErrors(form, deliveryCountries(shop));
  if (Object.keys(errors).length > 0) return { errors, typed, failure: undefined, declined: [] };
  if (form.choice === 'kept' && isKept(checkout.payment))
    return redirect(localisedPath('/checkout/review', shop.language));
  const outcome = await pay(shop, checkout, form);
  return outcome instanceof Response ? outcome : { errors, typed, ...outcome };
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentStep {...loaderData} outcome={actionData} />;
}
