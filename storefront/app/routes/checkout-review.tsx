import { Form, redirect, useNavigation } from 'react-router';
import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { TotalsList } from '../features/cart/TotalsList.tsx';
import styles from '../features/checkout/checkout.module.css';
import { checkoutOf, readCheckout, readStep } from '../features/checkout/checkout.server.ts';
import { OrderNotices } from '../features/checkout/OrderNotices.tsx';
import { keepPlacedOrder, placedOrder } from '../features/checkout/placed-order.server.ts';
import { type PlacementFailure, placementFailure } from '../features/checkout/placement-failure.server.ts';
import { preparationProblems } from '../features/checkout/preparation.server.ts';
import { ReviewFacts } from '../features/checkout/ReviewFacts.tsx';
import { ReviewItems } from '../features/checkout/ReviewItems.tsx';
import review from '../features/checkout/review.module.css';
import { StepFailure } from '../features/checkout/StepFailure.tsx';
import { readShipments } from '../features/checkout/shipments.server.ts';
import { formText } from '../forms/form-text.ts';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import { localisedPath } from '../i18n/languages.ts';
import { button } from '../ui/controls/button.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { ErrorSummary } from '../ui/controls/ErrorSummary.tsx';
import { StatusMessage } from '../ui/controls/StatusMessage.tsx';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import { consentVersion } from '../settings/consent.ts';
import type { Route } from './+types/checkout-review.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'review').catch(pageFailure);
  const [shipments, problems] = await Promise.all([
    readShipments(shop, checkout.cartId).catch(pageFailure),
    preparationProblems(shop),
  ]);
  return { checkout, shipments, problems };
}

/** Places the order, after the consent that a pharmacy-only medicine needs. */
export async function action({ request, context }: Route.ActionArgs): Promise<PlacementFailure | Response> {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const confirmation = localisedPath('/checkout/confirmation', shop.language);
  const checkoutId = formText(form, 'checkoutId');
  if (checkoutId && placedOrder(shop)?.checkoutId === checkoutId) return redirect(confirmation);
  const checkout = await readCheckout(shop, request);
  if (formText(form, 'total') !== checkout.totals.total.amount || checkoutId !== checkout.id)
    return { isConsentMissing: false, hasChanged: true, problems: [], failure: undefined };
  const consents = form.get('consent') !== null;
  if (checkout.needsConsent && !consents) return { isConsentMissing: true, problems: [], failure: undefined };
  const journey = checkoutOf(shop);
  try {
    if (checkout.needsConsent) {
      const purpose = checkoutsConstants.healthDataConsentPurpose;
      await journey.update({ shopperConsent: { purpose, granted: true, version: consentVersion } });
    } else await journey.load();
    const { orderReferenceNumber } = await journey.placeOrder();
    keepPlacedOrder(shop, { number: orderReferenceNumber ?? '', checkout });
  } catch (error) {
    return placementFailure(error);
  }
  return redirect(confirmation);
}

export default function CheckoutReview({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const isOrdering = useNavigation().formMethod === 'POST';
  const { checkout, shipments } = loaderData;
  const consentMissing = actionData?.isConsentMissing ? text('checkout.error.consent') : undefined;
  const problems = new Set([...loaderData.problems, ...(actionData?.problems ?? [])]);
  return (
    <Form ref={useFocusOnError(actionData)} method="post" className={review.review}>
      <div className={styles.step}>
        <h1>{text('checkout.review.title')}</h1>
        <StepFailure failure={actionData?.failure} />
        {[...problems].map((problem) => (
          <StatusMessage key={problem} kind="error" live>
            {problem}
          </StatusMessage>
        ))}
        {actionData?.hasChanged ? (
          <StatusMessage kind="warning" live>
            {text('checkout.review.changed')}
          </StatusMessage>
        ) : null}
        <ErrorSummary messages={consentMissing ? { consent: consentMissing } : {}} />
      </div>
      <input type="hidden" name="checkoutId" value={checkout.id} />
      <input type="hidden" name="total" value={checkout.totals.total.amount} />
      <ReviewFacts checkout={checkout} />
      <div className={styles.step}>
        <OrderNotices />
        {checkout.needsConsent ? (
          <Checkbox name="consent" label={text('checkout.review.consent')} error={consentMissing} />
        ) : null}
        <section className={styles.order}>
          <ReviewItems shipments={shipments} />
          <TotalsList totals={checkout.totals} />
          <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isOrdering}>
            {text(isOrdering ? 'checkout.review.ordering' : 'checkout.review.order')}
          </button>
        </section>
      </div>
    </Form>
  );
}
