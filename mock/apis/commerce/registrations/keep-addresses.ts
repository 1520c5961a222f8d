import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { checkAddress, shippingCountries } from '../addresses/address-rules.ts';
import { addressFields } from '../addresses/write-address.ts';

interface GivenAddresses {
  readonly webStore: Row<'WebStore'>;
  readonly accountId: string;
  readonly addresses: readonly components['schemas']['AddressParts'][];
}

/**
 * Puts the addresses of a registration into the address book; the first is the default one (PF-CTX-62).
 *
 * @throws PlatformFault 400 for an address that breaks the rules of its country
 */
export async function keepGivenAddresses(
  { store, language }: RequestContext,
  { webStore, accountId, addresses }: GivenAddresses,
): Promise<void> {
  for (const address of addresses) {
    const checked = checkAddress(address, shippingCountries(webStore), language);
    await store.insert('ContactPointAddress', {
      ...(await placeIn(store, accountId)),
      ...addressFields(checked),
    });
  }
}

/** Puts the delivery address of an order into the address book of its account, unless it is there. */
export async function keepDeliveryAddress(store: Store, order: Row<'Order'>): Promise<void> {
  const { AccountId, DeliverToStreet, DeliverToPostalCode, DeliverToCity, DeliverToCountry } = order;
  if (!DeliverToStreet || !DeliverToPostalCode || !DeliverToCity || !DeliverToCountry) return;
  const place = { Street: DeliverToStreet, PostalCode: DeliverToPostalCode, City: DeliverToCity };
  if ((await store.count('ContactPointAddress', { ParentId: AccountId, ...place })) > 0) return;
  await store.insert('ContactPointAddress', {
    ...(await placeIn(store, AccountId)),
    ...place,
    Name: order.DeliverToName ?? DeliverToStreet,
    FirstName: order.DeliverToFirstName,
    LastName: order.DeliverToLastName,
    CompanyName: order.CompanyName,
    State: order.DeliverToState,
    Country: DeliverToCountry,
    PhoneNumber: order.ShipToPhoneNumber,
  });
}

/** A delivery address of the account, the default one where there is none yet. */
async function placeIn(store: Store, ParentId: string) {
  const kind = { ParentId, AddressType: 'Shipping' } as const;
  const defaults = await store.count('ContactPointAddress', { ...kind, IsDefault: true });
  return { ...kind, IsDefault: defaults === 0 };
}
