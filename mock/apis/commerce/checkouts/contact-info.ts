import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Update } from '#mock/store/row.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { findCart } from '../carts/find-cart.ts';
import { findOpenSession, type Session } from './find-checkout.ts';

type Schemas = components['schemas'];

/** What a checkout keeps of how its buyer can be reached; parts that are left out stay as they are. */
export function contactFields(given: Schemas['ContactInfo'] | undefined): Update<'CartCheckoutSession'> {
  if (!given) return {};
  const { firstName, lastName, email, phoneNumber } = given;
  return {
    ...(firstName === undefined ? {} : { ContactFirstName__c: firstName.trim() || null }),
    ...(lastName === undefined ? {} : { ContactLastName__c: lastName.trim() || null }),
    ...(email === undefined ? {} : { ContactEmail__c: email }),
    ...(phoneNumber === undefined ? {} : { ContactPhoneNumber__c: phoneNumber }),
  };
}

/** How the buyer of a checkout can be reached; null before anything is said. */
export function contactAnswer(session: Session): Schemas['ContactInfoRecord'] | null {
  const contact = {
    firstName: session.ContactFirstName__c,
    lastName: session.ContactLastName__c,
    email: session.ContactEmail__c,
    phoneNumber: session.ContactPhoneNumber__c,
  };
  return Object.values(contact).some((part) => part !== null) ? contact : null;
}

/** What a guest has said about themselves in the checkout that is open. */
export async function guestDetails(
  { store }: Pick<RequestContext, 'store'>,
  guest: Buyer,
): Promise<Schemas['ContactInfoRecord'] | null> {
  const cart = await findCart(store, guest, 'current');
  const session = cart && (await findOpenSession(store, cart));
  return session ? contactAnswer(session) : null;
}
