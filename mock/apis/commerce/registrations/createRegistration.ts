import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { closeGuestSession } from '#mock/model/sessions/guest-sessions.ts';
import { openingCookie } from '#mock/model/sessions/session-cookie.ts';
import { openSession, SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import type { Store } from '#mock/store/store.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { type Person, writeBuyer } from './write-buyer.ts';

/**
 * Opens an account for a guest. The account that held the guest's cart becomes the buyer's own, with all that was
 * ordered through it.
 */
export const createRegistration: Handler<'createRegistration'> = async ({ path, body }, context) => {
  const webStore = await requireWebStore(context, path.webstoreId);
  const { session, store, now, origin } = context;
  if (!session.isGuest)
    throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'You have an account already. Sign out first.');
  const person = toPerson(body);
  const accountId = await ownAccount(context, person);
  if (session.known) await closeGuestSession(store, session.known);
  const user = await writeBuyer(context, { webStore, accountId, person });
  await keepLastAddress(store, accountId);
  const opened = await openSession(store, { userId: user.Id }, now);
  return {
    status: 201,
    headers: { 'set-cookie': openingCookie(opened.token, SESSION_SECONDS, origin) },
    body: {
      userId: user.Id,
      accountId,
      adoptedOrderCount: await store.count('OrderSummary', { AccountId: accountId }),
    },
  };
};

function toPerson(body: Person): Person {
  const { firstName, lastName, email, password } = body;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.toLowerCase(),
    password,
  };
}

/** The account that holds the guest's cart, called after the person; a new one for a guest without a cart. */
async function ownAccount({ store, session }: RequestContext, person: Person): Promise<string> {
  const known = session.isGuest ? session.known : undefined;
  const Name = `${person.firstName} ${person.lastName}`;
  if (!known) return (await store.insert('Account', { Name, Type: 'Private' })).Id;
  await store.update('Account', known.accountId, { Name, Type: 'Private' });
  return known.accountId;
}

/** Puts the delivery address of the account's last order into its address book, as the default one. */
async function keepLastAddress(store: Store, accountId: string): Promise<void> {
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
