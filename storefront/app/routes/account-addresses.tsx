import { changeAddress, readAddresses, removeAddress } from '#client/commerce/addresses.ts';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { AddressBook } from '../features/address-book/AddressBook.tsx';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account-addresses.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const query = { excludeUnsupportedCountries: false, pageSize: 100 };
  const addresses = await readAddresses(shop.platform, shop.session, query).catch(pageFailure);
  const saved = new URL(request.url).searchParams.has('saved');
  return {
    addresses,
    saved,
    head: plainHead(shop, { title: shop.text('addressBook.title'), isIndexed: false }),
  };
}

/** Deletes an address, or makes it the usual one of its kind. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const form = await request.formData();
  const addressId = formText(form, 'addressId');
  const isDeleting = formText(form, 'intent') === 'delete';
  try {
    if (isDeleting) await removeAddress(shop.platform, addressId);
    else await changeAddress(shop.platform, addressId, { isDefault: true });
    return { failure: undefined, done: isDeleting ? ('deleted' as const) : ('madeDefault' as const) };
  } catch (error) {
    return { failure: callFailure(error), done: undefined };
  }
}

export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData ? actionData.done : loaderData.saved ? 'saved' : undefined;
  return <AddressBook addresses={loaderData.addresses} failure={actionData?.failure} done={done} />;
}
