import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row, Update } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { type AddressParts, checkAddress, shippingCountries } from '../addresses/address-rules.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { messages } from '../messages/messages.ts';
import { findRecord } from '../records/find-record.ts';

type DeliveryAddress = components['schemas']['DeliveryAddress'];
type DeliveryAddressInput = components['schemas']['DeliveryAddressInput'];
type Group = Row<'CartDeliveryGroup'>;

/** The address of a delivery group as it is answered; null as long as nobody has given one. */
export function deliveryAddressAnswer(group: Group): DeliveryAddress | null {
  if (group.DeliverToStreet === null) return null;
  return {
    id: group.ContactPointAddressId__c,
    name: group.DeliverToName,
    firstName: group.DeliverToFirstName,
    lastName: group.DeliverToLastName,
    companyName: group.CompanyName,
    street: group.DeliverToStreet,
    postalCode: group.DeliverToPostalCode,
    city: group.DeliverToCity,
    region: group.DeliverToState,
    country: group.DeliverToCountry,
    phoneNumber: group.ShipToPhoneNumber,
    shipToPhoneNumber: group.ShipToPhoneNumber,
  };
}

/**
 * The fields of a delivery group for an address given by its id in the account's address list, or in parts.
 *
 * @throws PlatformFault 400 for an address that is unknown, incomplete, or where the store does not deliver
 */
export async function deliveryAddressFields(
  store: Store,
  buyer: Buyer,
  given: DeliveryAddressInput,
  language: Language,
): Promise<Update<'CartDeliveryGroup'>> {
  if (!('id' in given)) return fieldsOf(given, null, buyer, language);
  const address = await findRecord(store, 'ContactPointAddress', given.id);
  if (!address || address.ParentId !== buyer.accountId) {
    throw new PlatformFault(400, 'INVALID_ADDRESS', messages[language].addressNotFound());
  }
  return storedAddressFields(address, buyer, language);
}

/** The same for an address record that is known to be the account's; its phone number comes with it. */
export function storedAddressFields(
  address: Row<'ContactPointAddress'>,
  buyer: Buyer,
  language: Language,
): Update<'CartDeliveryGroup'> {
  const phone = address.PhoneNumber === null ? {} : { ShipToPhoneNumber: address.PhoneNumber };
  return { ...fieldsOf(partsOf(address), address.Id, buyer, language), ...phone };
}

function fieldsOf(
  parts: AddressParts,
  id: string | null,
  { webStore }: Buyer,
  language: Language,
): Update<'CartDeliveryGroup'> {
  const address = checkAddress(parts, shippingCountries(webStore), language);
  return {
    ContactPointAddressId__c: id,
    DeliverToName: address.name,
    DeliverToFirstName: address.firstName,
    DeliverToLastName: address.lastName,
    CompanyName: address.companyName,
    DeliverToStreet: address.street,
    DeliverToPostalCode: address.postalCode,
    DeliverToCity: address.city,
    DeliverToState: address.region,
    DeliverToCountry: address.country,
  };
}

function partsOf(address: Row<'ContactPointAddress'>): AddressParts {
  const given = {
    name: address.Name,
    firstName: address.FirstName,
    lastName: address.LastName,
    companyName: address.CompanyName,
    region: address.State,
  };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return {
    ...present,
    street: address.Street,
    postalCode: address.PostalCode,
    city: address.City,
    country: address.Country,
  };
}
