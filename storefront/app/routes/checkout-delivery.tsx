import { Form } from 'react-router';
import { checkoutOf, goOn, readCheckout, readStep } from '../checkout/checkout.server.ts';
import styles from '../components/checkout/checkout.module.css';
import { DeliveryChoice } from '../components/checkout/DeliveryChoice.tsx';
import { StepActions } from '../components/checkout/StepActions.tsx';
import { StepFailure } from '../components/checkout/StepFailure.tsx';
import { TextField } from '../components/controls/TextField.tsx';
import { pageFailure } from '../failures/failures.server.ts';
import { formText } from '../forms/form-text.ts';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import '../i18n/rooms/counter.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-delivery.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { checkout: await readStep(context.get(shopContext), request, 'delivery').catch(pageFailure) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { deliveryGroupId, options } = await readCheckout(shop, request);
  const form = await request.formData();
  const selectedDeliveryMethodId = formText(form, 'method');
  const note = formText(form, 'note');
  const isOffered = options.some(({ id }) => id === selectedDeliveryMethodId);
  if (!isOffered || !deliveryGroupId) return { isMissing: true, note, failure: undefined };
  const change = {
    deliveryGroups: { items: [{ id: deliveryGroupId, selectedDeliveryMethodId }] },
    shippingInstructions: note,
  };
  const outcome = await goOn(shop, () => checkoutOf(shop).update(change), '/checkout/payment');
  return outcome instanceof Response ? outcome : { isMissing: false, note, ...outcome };
}

export default function CheckoutDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { checkout } = loaderData;
  return (
    <Form ref={useFocusOnError(actionData)} method="post" className={styles.step}>
      <h1>{text('checkout.delivery.title')}</h1>
      <StepFailure failure={actionData?.failure} />
      <DeliveryChoice options={checkout.options} isMissing={actionData?.isMissing ?? false} />
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
