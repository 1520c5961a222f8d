import { redirect } from 'react-router';
import { readAddresses } from '#client/commerce/addresses.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { addressParts, phoneError } from '../features/addresses/address-input.ts';
import { addressErrors, newAddress, readAddressForm } from '../features/checkout/address-form.ts';
import { checkoutOf, goOn, readCheckout } from '../features/checkout/checkout.server.ts';
import { addressRules, deliveryCountries } from '../features/checkout/rules.server.ts';
import { ShipmentsStep } from '../features/checkout/ShipmentsStep.tsx';
import {
  addShipment,
  dissolveShipment,
  dropEmptyShipments,
  movePacks,
  readShipments,
  redirectShipment,
} from '../features/checkout/shipments.server.ts';
import { formText } from '../forms/form-text.ts';
import { settledQuantity } from '../ui/controls/quantity.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import { forgetUnsentForm, unsentForm } from '../platform/unsent-form.server.ts';
import type { Route } from './+types/checkout-shipments.ts';

const path = '/checkout/shipments';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (shop.applicationContext?.splitShipmentEnabled !== true)
    throw redirect(localisedPath('/checkout/address', shop.language));
  const checkout = await readCheckout(shop, request).catch(pageFailure);
  if (checkout.isFixed) throw redirect(localisedPath('/checkout/address', shop.language));
  // A guest has no saved address to choose later, and nobody else says where the confirmation goes.
  if (shop.session.isGuest && !(checkout.email && checkout.address))
    throw redirect(localisedPath('/checkout/address', shop.language));
  const [shipments, addresses] = await Promise.all([
    readShipments(shop, checkout.cartId).catch(pageFailure),
    savedAddresses(shop).catch(pageFailure),
  ]);
  const unsent = unsentForm(shop);
  // Of the forms on this page only that of a new delivery is typed.
  const restored = unsent?.has('address') ? readAddressForm(unsent) : undefined;
  return { checkout, shipments, addresses, countries: deliveryCountries(shop), restored };
}

/** Arranges the deliveries, one step after the other, and then goes on. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const checkout = await readCheckout(shop, request);
  const form = await request.formData();
  forgetUnsentForm(shop);
  const intent = formText(form, 'intent');
  if (intent === 'add') return add(shop, checkout.cartId, form);
  if (intent === 'go') return goToDelivery(shop, checkout, form);
  const outcome = await goOn(shop, () => rearrange(shop, checkout.cartId, intent, form), path);
  return outcome instanceof Response ? outcome : { ...outcome, errors: {}, typed: undefined };
}

async function rearrange(shop: Shop, cartId: string, intent: string, form: FormData): Promise<void> {
  const deliveryGroupId = formText(form, 'deliveryGroupId');
  if (intent === 'dissolve') return dissolveShipment(shop, cartId, deliveryGroupId);
  if (intent === 'redirect')
    return redirectShipment(shop, cartId, deliveryGroupId, formText(form, 'addressId'));
  const quantity = settledQuantity(formText(form, 'quantity'));
  return movePacks(shop, cartId, { cartItemId: formText(form, 'cartItemId'), deliveryGroupId, quantity });
}

async function add(shop: Shop, cartId: string, form: FormData) {
  const typed = readAddressForm(form);
  const errors = addressErrors(typed, {
    countries: deliveryCountries(shop),
    needsPhone: false,
    takesAnyPhone: true,
  });
  if (Object.keys(errors).length > 0) return { errors, typed, failure: undefined };
  const address = typed.choice === newAddress ? addressParts(typed) : { id: typed.choice };
  const outcome = await goOn(shop, () => addShipment(shop, cartId, address), path);
  return outcome instanceof Response ? outcome : { errors, typed, ...outcome };
}

async function goToDelivery(shop: Shop, checkout: Awaited<ReturnType<typeof readCheckout>>, form: FormData) {
  const phone = formText(form, 'phone');
  const { needsPhone, takesAnyPhone } = addressRules(shop, checkout);
  const wrong = phoneError(phone, { isRequired: needsPhone, isAnyForm: takesAnyPhone });
  if (wrong) return { errors: { phone: wrong }, typed: undefined, failure: undefined };
  const change = async () => {
    await dropEmptyShipments(shop, checkout.cartId);
    if (phone) await checkoutOf(shop).update({ shipToPhoneNumber: phone });
  };
  const outcome = await goOn(shop, change, '/checkout/delivery');
  return outcome instanceof Response ? outcome : { ...outcome, errors: {}, typed: undefined };
}

async function savedAddresses({ platform, session }: Shop) {
  return session.isGuest ? [] : readAddresses(platform, session, { addressType: ['Shipping'] });
}

export default function CheckoutShipments({ loaderData, actionData }: Route.ComponentProps) {
  return <ShipmentsStep {...loaderData} outcome={actionData} />;
}
