import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { asKnownUsername } from '../buyers/usernames.ts';

interface NewBuyer {
  readonly webStore: Row<'WebStore'>;
  readonly accountId: string;
  readonly registration: Row<'Registration__c'>;
  readonly passwordHash: string;
}

/**
 * Writes the contact and the user of a new buyer, who pays what guests of the store pay.
 *
 * @throws PlatformFault 409 DUPLICATE_USERNAME where somebody signs in with that mail address already
 */
export async function writeBuyer(context: RequestContext, buyer: NewBuyer): Promise<Row<'User'>> {
  const { store } = context;
  const { webStore, accountId, registration, passwordHash } = buyer;
  const { Email__c: Email, FirstName__c: FirstName, LastName__c: LastName, Phone__c: Phone } = registration;
  const how = { FirstName, LastName, Email, Phone };
  const contactId = await keepContact(store, { ...how, AccountId: accountId });
  await joinBuyerGroup(store, webStore, accountId);
  return store
    .insert('User', {
      ...how,
      Username: Email,
      VerifiedEmail__c: Email,
      ProfileId: profileId('Buyer'),
      AccountId: accountId,
      ContactId: contactId,
      LanguageLocaleKey: registration.Language__c,
      PasswordHash__c: passwordHash,
    })
    .catch(asKnownUsername);
}

type ContactFields = Pick<Row<'Contact'>, 'FirstName' | 'LastName' | 'Email' | 'Phone'> & {
  readonly AccountId: string;
};

/** Writes the contact of an account, or changes the one that has the mail address; answers its id. */
async function keepContact(store: Store, { Phone, ...fields }: ContactFields): Promise<string> {
  const { AccountId, Email } = fields;
  const there = await store.findOne('Contact', { where: { AccountId, Email } });
  if (!there) return (await store.insert('Contact', { ...fields, Phone })).Id;
  await store.update('Contact', there.Id, { ...fields, Phone: Phone ?? there.Phone });
  return there.Id;
}

/** Puts an account into the group that buys at the prices of guests, where the store has one, unless it is in it. */
export async function joinBuyerGroup(
  store: Store,
  { GuestBuyerProfileId }: Row<'WebStore'>,
  accountId: string,
): Promise<void> {
  if (!GuestBuyerProfileId) return;
  const member = { BuyerGroupId: GuestBuyerProfileId, BuyerId: accountId };
  if ((await store.count('BuyerGroupMember', member)) === 0) await store.insert('BuyerGroupMember', member);
}
