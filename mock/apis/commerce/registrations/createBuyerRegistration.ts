import type { HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { closeGuestSession } from '#mock/model/sessions/guest-sessions.ts';
import { hashing } from '#mock/model/sessions/hashing.ts';
import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { openingCookie } from '#mock/model/sessions/session-cookie.ts';
import { openSession, SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import type { Row } from '#mock/store/row.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { sendWelcomeMail } from '../mails/welcome-mail.ts';
import { countKnownNames } from './counted-names.ts';
import { keepDeliveryAddress, keepGivenAddresses } from './keep-addresses.ts';
import { lastOrder } from './last-order.ts';
import { type Person, writeBuyer } from './write-buyer.ts';

/**
 * Opens an account for a guest. The account that held the guest's cart becomes the buyer's own, with all that was
 * ordered through it (PF-CTX-61).
 */
export const createBuyerRegistration = prepared<'createBuyerRegistration'>(async (input, outside) => {
  const { password, email } = input.body;
  const webStore = await requireWebStore(outside, input.path.webstoreId);
  if (outside.session.isGuest) await countKnownNames(outside, email.toLowerCase(), webStore.Name);
  const passwordHash =
    password === undefined ? null : await hashing(outside.network, () => hashPassword(password));
  return (context) => register(input, context, { webStore, passwordHash });
});

async function register(
  { body }: HandlerInput<'createBuyerRegistration'>,
  context: RequestContext,
  { webStore, passwordHash }: { readonly webStore: Row<'WebStore'>; readonly passwordHash: string | null },
) {
  const { session, store, now, origin } = context;
  if (!session.isGuest)
    throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'You have an account already. Sign out first.');
  const person = toPerson(body, passwordHash);
  const accountId = await ownAccount(context, person);
  if (session.known) await closeGuestSession(store, session.known);
  const user = await writeBuyer(context, { webStore, accountId, person });
  await keepGivenAddresses(context, { webStore, accountId, addresses: body.addressList ?? [] });
  const order = await lastOrder(store, accountId);
  if (order) await keepDeliveryAddress(store, order);
  await sendWelcomeMail(context, { shop: webStore.Name, user });
  const opened = await openSession(store, { userId: user.Id }, now);
  return {
    status: 201 as const,
    headers: { 'set-cookie': openingCookie(opened.token, SESSION_SECONDS, origin) },
    body: { accountId },
  };
}

function toPerson(
  body: HandlerInput<'createBuyerRegistration'>['body'],
  passwordHash: string | null,
): Person {
  const { firstName, lastName, email, phoneNumber } = body;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.toLowerCase(),
    phoneNumber: phoneNumber?.trim() ?? null,
    passwordHash,
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
