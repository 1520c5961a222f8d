import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { lockRecord } from '../records/lock-record.ts';
import { requireAddress, requireAddressBook } from './address-book.ts';

/** Deletes an address of the account's list. Carts that took it over keep its parts; no other becomes the default. */
export const deleteAddress: Handler<'deleteAddress'> = async ({ path, query }, context) => {
  const { store } = context;
  const book = await requireAddressBook(context, { path, query });
  await lockRecord(store, 'Account', book.accountId);
  const address = await requireAddress(context, book, path.addressId);
  await store.delete('ContactPointAddress', address.Id);
  return { status: 204 };
};
