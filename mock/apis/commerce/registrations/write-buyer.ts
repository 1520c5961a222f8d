import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { ConstraintError } from '#mock/store/constraint-error.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';

/** Who registers, with the mail address in lower case. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

interface NewBuyer {
  readonly webStore: Row<'WebStore'>;
  readonly accountId: string;
  readonly person: Person;
}

/**
 * Writes the contact and the user of a new buyer, who pays what guests of the store pay.
 *
 * @throws PlatformFault 409 DUPLICATE_USERNAME where somebody signs in with that mail address already
 */
export async function writeBuyer(context: RequestContext, buyer: NewBuyer): Promise<Row<'User'>> {
  const { store, language } = context;
  const { webStore, accountId, person } = buyer;
  const name = { FirstName: person.firstName, LastName: person.lastName };
  if (await store.findOne('User', { where: { Username: person.email } })) throw known();
  const contact = await store.insert('Contact', { ...name, AccountId: accountId, Email: person.email });
  if (webStore.GuestBuyerProfileId)
    await store.insert('BuyerGroupMember', {
      BuyerGroupId: webStore.GuestBuyerProfileId,
      BuyerId: accountId,
    });
  return store
    .insert('User', {
      ...name,
      Username: person.email,
      Email: person.email,
      ProfileId: profileId('Buyer'),
      AccountId: accountId,
      ContactId: contact.Id,
      LanguageLocaleKey: language,
      PasswordHash__c: await hashPassword(person.password),
    })
    .catch(asKnown);
}

/** Two who register at once with one mail address: the database lets one of them in. */
function asKnown(error: unknown): never {
  throw error instanceof ConstraintError && error.fields.includes('Username') ? known() : error;
}

function known(): PlatformFault {
  return new PlatformFault(
    409,
    'DUPLICATE_USERNAME',
    'There is an account with this mail address already. Sign in with it.',
  );
}
