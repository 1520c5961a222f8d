import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { sendWelcomeMail } from '../mails/welcome-mail.ts';
import { lockRecord } from '../records/lock-record.ts';
import { keepDeliveryAddress, keepGivenAddresses } from './keep-addresses.ts';
import { lastOrder } from './last-order.ts';
import type { Registration } from './pending-registrations.ts';
import { writeBuyer } from './write-buyer.ts';

/**
 * Opens the account of a registration that was confirmed. The account that held the guest's cart becomes the buyer's
 * own, with all that was ordered through it (PF-CTX-61); nobody is known as that guest any more.
 */
export async function openAccount(
  context: RequestContext,
  registration: Registration,
  passwordHash: string,
): Promise<void> {
  const { store } = context;
  const webStore = await store.get('WebStore', registration.WebStoreId__c);
  if (!webStore) throw new Error(`The store ${registration.WebStoreId__c} of a registration is gone.`);
  const accountId = await ownAccount(context, registration);
  await store.deleteWhere('GuestSession__c', { AccountId__c: accountId });
  const user = await writeBuyer(context, { webStore, accountId, registration, passwordHash });
  const addresses = JSON.parse(registration.Addresses__c) as components['schemas']['AddressParts'][];
  await keepGivenAddresses(context, { webStore, accountId, addresses });
  const order = await lastOrder(store, accountId);
  if (order) await keepDeliveryAddress(store, order);
  await store.deleteWhere('Registration__c', { Email__c: registration.Email__c });
  await sendWelcomeMail(context, { shop: webStore.Name, user });
}

/** The guest's account, called after the person; a new one where it has become another buyer's meanwhile. */
async function ownAccount({ store }: RequestContext, registration: Registration): Promise<string> {
  const { AccountId__c: guestAccountId, FirstName__c, LastName__c } = registration;
  const called = { Name: `${FirstName__c} ${LastName__c}`, Type: 'Private' } as const;
  await lockRecord(store, 'Account', guestAccountId);
  if ((await store.count('User', { AccountId: guestAccountId })) > 0)
    return (await store.insert('Account', called)).Id;
  await store.update('Account', guestAccountId, called);
  return guestAccountId;
}
