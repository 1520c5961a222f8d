import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import type { Row } from '#mock/store/row.ts';
import { type BuyerInput, requireBuyer } from '../buyers/buyer.ts';

/**
 * The buyer's own user, whatever account they act for.
 *
 * @throws PlatformFault 403 for staff and for an account that the buyer does not manage
 */
export async function requireProfileUser(
  context: RequestContext,
  { path, query }: BuyerInput,
): Promise<Row<'User'>> {
  const { userId } = await requireBuyer(context, { path, query });
  const user = await context.store.get('User', userId);
  if (!user) throw notFound();
  return user;
}

/** What the shop knows of a buyer; an address or number that has changed since is not verified (PF-CTX-64). */
export function profileAnswer(user: Row<'User'>): components['schemas']['MyProfile'] {
  const { Username, FirstName, LastName, Email, Phone, VerifiedEmail__c, VerifiedPhone__c } = user;
  return {
    userName: Username,
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    phoneNumber: Phone,
    hasUserVerifiedEmail: VerifiedEmail__c === Email,
    hasUserVerifiedPhoneNumber: Phone !== null && VerifiedPhone__c === Phone,
  };
}
