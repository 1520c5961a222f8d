import type { components } from '#generated/commerce/types.gen.ts';
import type { AddressRecord } from './address-book.ts';

type LabelledFields = components['schemas']['LabelledFields'];

/** An address as the address list carries it. */
export function addressAnswer(
  address: AddressRecord,
  fields: LabelledFields = {},
): components['schemas']['Address'] {
  return {
    addressId: address.Id,
    addressType: address.AddressType,
    isDefault: address.IsDefault,
    name: address.Name,
    firstName: address.FirstName,
    middleName: address.MiddleName,
    lastName: address.LastName,
    companyName: address.CompanyName,
    street: address.Street,
    postalCode: address.PostalCode,
    city: address.City,
    region: address.State,
    country: address.Country,
    phoneNumber: address.PhoneNumber,
    fields,
  };
}
