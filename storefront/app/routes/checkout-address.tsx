import { Form } from 'react-router';
import { addAddress, readAddresses } from '#client/commerce/addresses.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { AddressFields } from '../features/addresses/AddressFields.tsx';
import { addressParts } from '../features/addresses/address-input.ts';
import { useFieldMessages } from '../features/addresses/use-field-messages.ts';
import { AddressChoice } from '../features/checkout/AddressChoice.tsx';
import {
  type AddressForm,
  addressErrors,
  newAddress,
  readAddressForm,
} from '../features/checkout/address-form.ts';
import styles from '../features/checkout/checkout.module.css';
import { checkoutOf, goOn, readCheckout, readStep } from '../features/checkout/checkout.server.ts';
import { stepFrom } from '../features/checkout/checkout-view.ts';
import { GuestContact } from '../features/checkout/GuestContact.tsx';
import { OrderConditions } from '../features/checkout/OrderConditions.tsx';
import { orderConditions } from '../features/checkout/order-conditions.server.ts';
import { ownAddress } from '../features/checkout/own-address.ts';
import { PhoneField } from '../features/checkout/PhoneField.tsx';
import { addressRules } from '../features/checkout/rules.server.ts';
import { SplitDeliveries } from '../features/checkout/SplitDeliveries.tsx';
import { StepActions } from '../features/checkout/StepActions.tsx';
import { StepFailure } from '../features/checkout/StepFailure.tsx';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import { button } from '../ui/controls/button.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { ErrorSummary } from '../ui/controls/ErrorSummary.tsx';
import { ShopLink } from '../ui/links/ShopLink.tsx';
import '../i18n/de/counter.ts';
import { useGuestDetails } from '../features/account/use-guest-details.ts';
import { useText } from '../i18n/texts.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import { forgetUnsentForm, unsentForm } from '../platform/unsent-form.server.ts';
import type { Route } from './+types/checkout-address.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readStep(shop, request, 'address').catch(pageFailure);
  const { isGuest } = shop.session;
  const addresses = isGuest ? [] : await readShippingAddresses(shop).catch(pageFailure);
  const canSplit = shop.applicationContext?.splitShipmentEnabled === true && !checkout.isFixed;
  const unsent = unsentForm(shop);
  const restored = unsent && readAddressForm(unsent);
  const { countries } = addressRules(shop, checkout);
  const conditions = orderConditions(shop);
  return { checkout, addresses, isGuest, canSplit, countries, conditions, restored };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const checkout = await readCheckout(shop, request);
  const form = await request.formData();
  const typed = readAddressForm(form);
  forgetUnsentForm(shop);
  const rules = addressRules(shop, checkout);
  const needsPhone = rules.needsPhone && !(await bringsPhone(shop, typed));
  const errors = addressErrors(typed, { ...rules, needsPhone });
  if (Object.keys(errors).length > 0) return { errors, typed, failure: undefined };
  const next = form.get('then') === 'shipments' ? 'shipments' : stepFrom('address', 1, checkout);
  const outcome = await goOn(shop, () => change(shop, typed), `/checkout/${next}`);
  return outcome instanceof Response ? outcome : { errors, typed, ...outcome };
}

/** A saved address may have a phone number of its own, which the platform takes along. */
async function bringsPhone(shop: Shop, { choice, phone }: AddressForm): Promise<boolean> {
  if (phone || choice === newAddress || shop.session.isGuest) return false;
  const addresses = await readShippingAddresses(shop);
  return addresses.some(({ addressId, phoneNumber }) => addressId === choice && Boolean(phoneNumber));
}

function readShippingAddresses({ platform, session }: Shop) {
  return readAddresses(platform, session, { addressType: ['Shipping'] });
}

async function change(shop: Shop, typed: AddressForm): Promise<void> {
  const { phone, email, lastName } = typed;
  const contact = shop.session.isGuest ? { contactInfo: { email, lastName } } : {};
  await checkoutOf(shop).update({
    deliveryAddress: await deliveryAddress(shop, typed),
    ...contact,
    ...(phone ? { shipToPhoneNumber: phone } : {}),
  });
}

async function deliveryAddress({ platform, session }: Shop, typed: AddressForm) {
  if (typed.choice !== newAddress) return { id: typed.choice };
  const parts = addressParts(typed);
  if (!typed.save || session.isGuest) return parts;
  const saved = await addAddress(platform, session, { ...parts, addressType: 'Shipping', isDefault: false });
  return { id: saved.addressId };
}

export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const messagesOf = useFieldMessages();
  const { checkout, addresses, isGuest, canSplit, countries, conditions, restored } = loaderData;
  const { errors, typed = restored, failure } = actionData ?? {};
  const messages = messagesOf(errors, typed?.country);
  const given = ownAddress(checkout.address, addresses);
  const form = useFocusOnError(actionData);
  const keep = useGuestDetails(form, { isGuest });
  if (checkout.deliveries.length > 1) return <SplitDeliveries checkout={checkout} />;
  return (
    <Form ref={form} method="post" className={styles.step} noValidate onSubmit={keep}>
      <h1>{text('checkout.address.title')}</h1>
      <OrderConditions {...conditions} />
      <ErrorSummary messages={messages} />
      <StepFailure failure={failure} />
      {isGuest ? (
        <GuestContact email={typed?.email ?? checkout.email} error={messages.email} />
      ) : (
        <AddressChoice
          addresses={addresses}
          checkout={checkout}
          chosen={typed?.choice ?? (given && newAddress)}
          error={messages.address}
        />
      )}
      <AddressFields
        key={given?.street}
        countries={countries}
        typed={typed ?? present(given)}
        messages={messages}
        className={isGuest ? undefined : styles.own}
      >
        {isGuest ? null : (
          <Checkbox name="save" defaultChecked={typed?.save} label={text('checkout.address.save')} />
        )}
      </AddressFields>
      <PhoneField checkout={checkout} typed={typed?.phone} error={messages.phone} />
      {canSplit && !isGuest ? (
        <p>
          <ShopLink to="/checkout/shipments">{text('checkout.shipments.open')}</ShopLink>
        </p>
      ) : null}
      <StepActions />
      {canSplit && isGuest ? (
        <p>
          <button type="submit" name="then" value="shipments" className={button({ look: 'secondary' })}>
            {text('checkout.shipments.open')}
          </button>
        </p>
      ) : null}
    </Form>
  );
}

/** The parts of an address that are there. */
function present(address: object | undefined): Record<string, string> {
  const parts = Object.entries(address ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(parts) as Record<string, string>;
}
