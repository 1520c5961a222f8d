import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { addressAnswer } from './address-answer.ts';
import { type AddressRecord, requireAddress, requireAddressBook } from './address-book.ts';
import { type AddressParts, allowedCountries, checkAddress } from './address-rules.ts';
import { refuseCustomFields } from './custom-fields.ts';
import { addressFields, moveDefaultMark } from './write-address.ts';

type Change = components['schemas']['AddressUpdateInput'];

/** Changes an address of the account's list (SF-ADDRESS-07); what is left out stays as it is. */
export const updateAddress: Handler<'updateAddress'> = async ({ path, query, body }, context) => {
  const { store, language } = context;
  const book = await requireAddressBook(context, { path, query });
  await lockRecord(store, 'Account', book.accountId);
  const address = await requireAddress(context, book, path.addressId);
  refuseCustomFields(body.commerceAddressFieldInputList);
  const addressType = body.addressType ?? address.AddressType;
  const checked = checkAddress(merged(address, body), allowedCountries(book.webStore, addressType), language);
  const changed = await changeRecord(store, 'ContactPointAddress', address.Id, {
    AddressType: addressType,
    IsDefault: body.isDefault ?? address.IsDefault,
    ...addressFields(checked),
    PhoneNumber: body.phoneNumber === undefined ? address.PhoneNumber : body.phoneNumber.trim() || null,
  });
  await moveDefaultMark(store, changed);
  return { status: 200, body: addressAnswer(changed) };
};

/** The address as it will be. A new first or last name without a new name makes the full name anew. */
function merged(address: AddressRecord, change: Change): AddressParts {
  const { firstName, middleName, lastName } = change;
  const isRenamed = [firstName, middleName, lastName].some((part) => part !== undefined);
  return {
    name: change.name ?? (isRenamed ? '' : address.Name),
    firstName: firstName ?? address.FirstName ?? '',
    middleName: middleName ?? address.MiddleName ?? '',
    lastName: lastName ?? address.LastName ?? '',
    companyName: change.companyName ?? address.CompanyName ?? '',
    street: change.street ?? address.Street,
    postalCode: change.postalCode ?? address.PostalCode,
    city: change.city ?? address.City,
    region: change.region ?? address.State ?? '',
    country: change.country ?? address.Country,
  };
}
