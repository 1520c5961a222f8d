import { Form } from 'react-router';
import { addAddress, readAddresses } from '#client/commerce/addresses.ts';
import {
  type AddressForm,
  addressErrors,
  addressParts,
  newAddress,
  readAddressForm,
} from '../checkout/address-form.ts';
import { checkoutOf, goOn, readCheckout, readStep } from '../checkout/checkout.server.ts';
import { AddressChoice } from '../components/checkout/AddressChoice.tsx';
import { AddressFields } from '../components/checkout/AddressFields.tsx';
import styles from '../components/checkout/checkout.module.css';
import { PhoneField } from '../components/checkout/PhoneField.tsx';
import { StepActions } from '../components/checkout/StepActions.tsx';
import { StepFailure } from '../components/checkout/StepFailure.tsx';
import { pageFailure } from '../failures/failures.server.ts';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import '../i18n/rooms/counter.ts';
import { useText } from '../i18n/texts.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-address.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'address').catch(pageFailure);
  const addresses = await readAddresses(shop.platform, shop.session, { addressType: ['Shipping'] }).catch(
    pageFailure,
  );
  return { checkout, addresses };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const checkout = await readCheckout(shop, request);
  const typed = readAddressForm(await request.formData());
  const errors = addressErrors(typed, checkout.needsPhone);
  if (Object.keys(errors).length > 0) return { errors, typed, failure: undefined };
  const outcome = await goOn(shop, () => change(shop, typed), '/checkout/delivery');
  return outcome instanceof Response ? outcome : { errors, typed, ...outcome };
}

async function change(shop: Shop, typed: AddressForm): Promise<void> {
  const phone = typed.phone ? { shipToPhoneNumber: typed.phone } : {};
  await checkoutOf(shop).update({ deliveryAddress: await deliveryAddress(shop, typed), ...phone });
}

async function deliveryAddress({ platform, session }: Shop, typed: AddressForm) {
  if (typed.choice !== newAddress) return { id: typed.choice };
  const parts = addressParts(typed);
  if (!typed.save) return parts;
  const saved = await addAddress(platform, session, { ...parts, addressType: 'Shipping', isDefault: false });
  return { id: saved.addressId };
}

export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { checkout, addresses } = loaderData;
  const { errors = {}, typed, failure } = actionData ?? {};
  return (
    <Form ref={useFocusOnError(actionData)} method="post" className={styles.step} noValidate>
      <h1>{text('checkout.address.title')}</h1>
      <p className={styles.hint}>{text('checkout.address.restrictions')}</p>
      <StepFailure failure={failure} />
      <AddressChoice
        addresses={addresses}
        checkout={checkout}
        chosen={typed?.choice}
        error={errors.address}
      />
      <AddressFields typed={typed} errors={errors} />
      <PhoneField checkout={checkout} typed={typed?.phone} error={errors.phone} />
      <StepActions />
    </Form>
  );
}
