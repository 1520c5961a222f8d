import { getAddresses as operation } from '#generated/commerce/client.gen.ts';
import { getAddressesLimits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { fieldsOf } from '../records/labelled-fields.ts';
import { lockRecord } from '../records/lock-record.ts';
import { requireAddress, requireAddressBook } from './address-book.ts';
import { readAddressPage } from './read-address-page.ts';

const limits = getAddressesLimits;

/** A page of the account's addresses (SF-ADDRESS-01, SF-ADDRESS-06); not for guests. */
export const getAddresses: Handler<'getAddresses'> = async ({ path, query }, context) => {
  const book = await requireAddressBook(context, { path, query });
  if (query.addressId !== undefined) await requireAddress(context, book, query.addressId);
  const body = await readAddressPage(context, book, {
    addressId: query.addressId,
    fields: fieldsOf('ContactPointAddress', query.fields),
    addressTypes: query.addressType,
    defaultOnly: query.defaultOnly ?? limits.defaultOnly.default,
    excludeUnsupportedCountries:
      query.excludeUnsupportedCountries ?? limits.excludeUnsupportedCountries.default,
    defaultFirst: query.shouldShowDefaultAddrFirst ?? limits.shouldShowDefaultAddrFirst.default,
    sortOrder: query.sortOrder ?? limits.sortOrder.default,
    pageSize: query.pageSize ?? limits.pageSize.default,
    pageToken: query.pageToken,
    path: platformPath(operation, path),
  });
  return { status: 200, body };
};

/** Deletes an address of the account's list. Carts that took it over keep its parts; no other becomes the default. */
export const deleteAddress: Handler<'deleteAddress'> = async ({ path, query }, context) => {
  const { store } = context;
  const book = await requireAddressBook(context, { path, query });
  await lockRecord(store, 'Account', book.accountId);
  const address = await requireAddress(context, book, path.addressId);
  await store.delete('ContactPointAddress', address.Id);
  return { status: 204 };
};
