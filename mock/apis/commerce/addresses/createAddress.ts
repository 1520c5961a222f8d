import { addressesConstants } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { once } from '../idempotency/once.ts';
import { messages } from '../messages/messages.ts';
import { lockRecord } from '../records/lock-record.ts';
import { refuseBeyond } from '../records/refuse-beyond.ts';
import { addressAnswer } from './address-answer.ts';
import { requireAddressBook } from './address-book.ts';
import { allowedCountries, checkAddress } from './address-rules.ts';
import { refuseCustomFields } from './custom-fields.ts';
import { addressFields, moveDefaultMark } from './write-address.ts';

/** Adds an address to the account's list (SF-ADDRESS-07); the first of its type is the default. */
export const createAddress: Handler<'createAddress'> = once(async ({ path, query, body }, context) => {
  const { store, language } = context;
  const book = await requireAddressBook(context, { path, query });
  await lockRecord(store, 'Account', book.accountId);
  const addressType = body.addressType ?? 'Shipping';
  refuseCustomFields(body.commerceAddressFieldInputList);
  const checked = checkAddress(body, allowedCountries(book.webStore, addressType), language);
  const others = await store.count('ContactPointAddress', {
    ParentId: book.accountId,
    AddressType: addressType,
  });
  const all = await store.count('ContactPointAddress', { ParentId: book.accountId });
  refuseBeyond(all, addressesConstants.addressesMaximum, messages[language].addressBookFull);
  const created = await store.insert('ContactPointAddress', {
    ParentId: book.accountId,
    AddressType: addressType,
    IsDefault: body.isDefault === true || others === 0,
    ...addressFields(checked),
    PhoneNumber: body.phoneNumber?.trim() || null,
  });
  await moveDefaultMark(store, created);
  return { status: 201, body: addressAnswer(created) };
});
