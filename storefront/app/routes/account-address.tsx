import { redirect } from 'react-router';
import { addAddress, changeAddress, readAddresses } from '#client/commerce/addresses.ts';
import { callFailure, notFound, pageFailure } from '../failures/failures.server.ts';
import { AddressForm } from '../features/address-book/AddressForm.tsx';
import {
  entryErrors,
  newAddressId,
  readTypedEntry,
  type TypedEntry,
  toAddressInput,
} from '../features/address-book/address-book.ts';
import { deliveryCountries } from '../features/checkout/rules.server.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import { forgetUnsentForm, unsentForm } from '../platform/unsent-form.server.ts';
import type { Route } from './+types/account-address.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const isNew = params.addressId === newAddressId;
  const address = isNew ? undefined : await readAddress(shop, params.addressId);
  const unsent = unsentForm(shop);
  const title = shop.text(isNew ? 'addressBook.add' : 'addressBook.change');
  return {
    address,
    restored: unsent && readTypedEntry(unsent),
    countries: deliveryCountries(shop),
    head: plainHead(shop, { title, isIndexed: false }),
  };
}

/** An address of the account; the page does not exist for any other. */
async function readAddress({ platform, session }: Shop, addressId: string) {
  const query = { excludeUnsupportedCountries: false, pageSize: 100 };
  const addresses = await readAddresses(platform, session, query).catch(pageFailure);
  return addresses.find((address) => address.addressId === addressId) ?? notFound();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const typed = readTypedEntry(await request.formData());
  forgetUnsentForm(shop);
  const errors = entryErrors(typed, {
    countries: deliveryCountries(shop),
    takesAnyPhone: shop.applicationContext?.skipPhoneNumberValidationEnabled,
  });
  if (Object.keys(errors).length > 0) return { errors, typed, failure: undefined };
  try {
    await save(shop, params.addressId, typed);
  } catch (error) {
    return { errors, typed, failure: callFailure(error) };
  }
  return redirect(localisedPath('/account/addresses?saved=1', shop.language));
}

async function save({ platform, session }: Shop, addressId: string, typed: TypedEntry): Promise<void> {
  const input = toAddressInput(typed);
  if (addressId === newAddressId) await addAddress(platform, session, input);
  else await changeAddress(platform, addressId, input);
}

export default function AccountAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressForm {...loaderData} outcome={actionData} />;
}
