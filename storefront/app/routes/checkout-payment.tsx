import { Form } from 'react-router';
import { type Address, readAddresses } from '#client/commerce/addresses.ts';
import { billingAddressOf, sameAsDelivery } from '../checkout/billing-address.ts';
import { checkoutOf, goOn, readCheckout, readStep } from '../checkout/checkout.server.ts';
import { BillingChoice } from '../components/checkout/BillingChoice.tsx';
import styles from '../components/checkout/checkout.module.css';
import { StepActions } from '../components/checkout/StepActions.tsx';
import { StepFailure } from '../components/checkout/StepFailure.tsx';
import { RadioCard } from '../components/controls/RadioCard.tsx';
import { TextField } from '../components/controls/TextField.tsx';
import { pageFailure } from '../failures/failures.server.ts';
import { formText } from '../forms/form-text.ts';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import '../i18n/rooms/counter.ts';
import { useText } from '../i18n/texts.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-payment.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'payment').catch(pageFailure);
  return { checkout, addresses: await billingAddresses(shop).catch(pageFailure) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const [{ address }, addresses] = await Promise.all([readCheckout(shop, request), billingAddresses(shop)]);
  const form = await request.formData();
  const ownNumber = formText(form, 'ownNumber');
  const chosen = addresses.find(({ addressId }) => addressId === form.get('billing')) ?? address ?? {};
  const payment = {
    requestType: 'SimplePurchaseOrder' as const,
    billingAddress: billingAddressOf(chosen),
    ...(ownNumber ? { paymentToken: ownNumber } : {}),
  };
  const outcome = await goOn(shop, () => checkoutOf(shop).pay(payment), '/checkout/review');
  return outcome instanceof Response ? outcome : { ownNumber, ...outcome };
}

function billingAddresses({ platform, session }: Shop): Promise<Address[]> {
  return readAddresses(platform, session, { addressType: ['Billing'] });
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { checkout, addresses } = loaderData;
  return (
    <Form ref={useFocusOnError(actionData)} method="post" className={styles.step}>
      <h1>{text('checkout.payment.title')}</h1>
      <StepFailure failure={actionData?.failure} />
      <fieldset className={styles.choices} aria-label={text('checkout.payment.title')}>
        <RadioCard name="payment" value="invoice" defaultChecked title={text('checkout.payment.invoice')}>
          {text('checkout.payment.invoiceText')}
        </RadioCard>
      </fieldset>
      <TextField
        label={text('checkout.payment.ownNumber')}
        name="ownNumber"
        maxLength={80}
        optional={text('checkout.optional')}
        help={text('checkout.payment.ownNumberHelp')}
        defaultValue={actionData?.ownNumber ?? checkout.payment?.ownNumber}
      />
      <BillingChoice addresses={addresses} preset={sameAsDelivery} />
      <StepActions back="/checkout/delivery" />
    </Form>
  );
}
