import type { components } from '#generated/commerce/types.gen.ts';
import type { AddressRecord } from './address-book.ts';

/** An address as the address list carries it. */
export function addressAnswer(address: AddressRecord): components['schemas']['Address'] {
  return {
    addressId: address.Id,
    addressType: address.AddressType,
    isDefault: address.IsDefault,
    name: address.Name,
    firstName: address.FirstName,
    lastName: address.LastName,
    companyName: address.CompanyName,
    street: address.Street,
    postalCode: address.PostalCode,
    city: address.City,
    region: address.State,
    country: address.Country,
    phoneNumber: address.PhoneNumber,
  };
}
