import { Form } from 'react-router';
import { pageFailure } from '../failures/failures.server.ts';
import styles from '../features/checkout/checkout.module.css';
import { checkoutOf, goOn, readCheckout, readStep } from '../features/checkout/checkout.server.ts';
import { DeliveryChoice } from '../features/checkout/DeliveryChoice.tsx';
import { deliveryDays } from '../features/checkout/delivery-days.server.ts';
import { methodField, readMethods } from '../features/checkout/method-choice.ts';
import { StepActions } from '../features/checkout/StepActions.tsx';
import { StepFailure } from '../features/checkout/StepFailure.tsx';
import { formText } from '../forms/form-text.ts';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import { ErrorSummary } from '../ui/controls/ErrorSummary.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-delivery.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'delivery').catch(pageFailure);
  return { checkout, days: deliveryDays(shop, checkout) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { deliveries } = await readCheckout(shop, request);
  const form = await request.formData();
  const note = formText(form, 'note');
  const { items, missing } = readMethods(form, deliveries);
  if (missing.length > 0 || items.length === 0) return { missing, note, failure: undefined };
  const change = { deliveryGroups: { items }, shippingInstructions: note };
  const outcome = await goOn(shop, () => checkoutOf(shop).update(change), '/checkout/payment');
  return outcome instanceof Response ? outcome : { missing, note, ...outcome };
}

export default function CheckoutDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { checkout, days } = loaderData;
  const missing = actionData?.missing ?? [];
  const messages = Object.fromEntries(missing.map((id) => [methodField(id), text('checkout.error.method')]));
  return (
    <Form ref={useFocusOnError(actionData)} method="post" className={styles.step}>
      <h1>{text('checkout.delivery.title')}</h1>
      <ErrorSummary messages={messages} />
      <StepFailure failure={actionData?.failure} />
      {checkout.deliveries.map((delivery, place) => (
        <DeliveryChoice
          key={delivery.id}
          delivery={delivery}
          days={days}
          number={checkout.deliveries.length > 1 ? place + 1 : undefined}
          error={messages[methodField(delivery.id)]}
        />
      ))}
      <TextField
        label={text('checkout.delivery.note')}
        name="note"
        maxLength={200}
        optional={text('checkout.optional')}
        help={text('checkout.delivery.noteHelp')}
        defaultValue={actionData?.note ?? checkout.note}
      />
      <StepActions back="/checkout/address" />
    </Form>
  );
}
