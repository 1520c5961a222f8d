import { getWebRuntimeAddresses as operation } from '#generated/commerce/client.gen.ts';
import { getAddressesLimits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireAddressBook } from '../addresses/address-book.ts';
import { readAddressPage } from '../addresses/read-address-page.ts';
import { fillPath } from '../carts/fill-path.ts';

const { pageSize, sortOrder } = getAddressesLimits;

/** The account's addresses of one type, the default ones first. */
export const getWebRuntimeAddresses: Handler<'getWebRuntimeAddresses'> = async ({ path, query }, context) => {
  const book = await requireAddressBook(context, { path, query });
  const body = await readAddressPage(context.store, book, {
    addressTypes: query.addressType ? [query.addressType] : undefined,
    defaultOnly: query.defaultOnly ?? false,
    excludeUnsupportedCountries: false,
    defaultFirst: true,
    sortOrder: sortOrder.default,
    pageSize: pageSize.default,
    pageToken: undefined,
    path: fillPath(operation.path, path),
  });
  return { status: 200, body };
};
