import type { Store } from '#mock/store/store.ts';

/** Puts the delivery address of the account's last order into its address book, as the default one. */
export async function keepLastAddress(store: Store, accountId: string): Promise<void> {
  const [order] = await store.find('Order', {
    where: { AccountId: accountId },
    orderBy: [{ field: 'OrderNumber', ascending: false }],
    limit: 1,
  });
  const { DeliverToStreet, DeliverToPostalCode, DeliverToCity, DeliverToCountry } = order ?? {};
  if (!order || !DeliverToStreet || !DeliverToPostalCode || !DeliverToCity || !DeliverToCountry) return;
  await store.insert('ContactPointAddress', {
    Name: order.DeliverToName ?? DeliverToStreet,
    ParentId: accountId,
    AddressType: 'Shipping',
    IsDefault: true,
    FirstName: order.DeliverToFirstName,
    LastName: order.DeliverToLastName,
    CompanyName: order.CompanyName,
    Street: DeliverToStreet,
    PostalCode: DeliverToPostalCode,
    City: DeliverToCity,
    State: order.DeliverToState,
    Country: DeliverToCountry,
    PhoneNumber: order.ShipToPhoneNumber,
  });
}
