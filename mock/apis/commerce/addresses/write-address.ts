import type { Store } from '#mock/store/store.ts';
import { changeRecord } from '../records/change-record.ts';
import type { AddressRecord } from './address-book.ts';
import type { CheckedAddress } from './address-rules.ts';

/** The fields of an address record for an address that has passed the rules. */
export function addressFields(address: CheckedAddress) {
  return {
    Name: address.name,
    FirstName: address.firstName,
    MiddleName: address.middleName,
    LastName: address.lastName,
    CompanyName: address.companyName,
    Street: address.street,
    PostalCode: address.postalCode,
    City: address.city,
    State: address.region,
    Country: address.country,
  };
}

/** Takes the default mark from the account's other addresses of the type, once this one has it. */
export async function moveDefaultMark(
  store: Store,
  { Id, ParentId, AddressType, IsDefault }: AddressRecord,
): Promise<void> {
  if (!IsDefault) return;
  const marked = await store.find('ContactPointAddress', {
    where: { ParentId, AddressType, IsDefault: true },
  });
  for (const other of marked) {
    if (other.Id !== Id) await changeRecord(store, 'ContactPointAddress', other.Id, { IsDefault: false });
  }
}
