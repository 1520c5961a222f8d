import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { isLasting } from '#mock/model/sessions/scopes.ts';
import type { KnownApplication } from '../application.ts';
import { OAuthError } from '../oauth-error.ts';
import type { Granted } from '../token-answer.ts';
import { requireSignInProfile } from './sign-in-profile.ts';

/** The grant to an application for itself: it acts as the user whom its record names. */
export async function byClientCredentials(
  _form: URLSearchParams,
  { record, scopes }: KnownApplication,
  { store }: RequestContext,
): Promise<Granted> {
  if (record.IsPublic__c)
    throw new OAuthError('unauthorized_client', 'an application without a secret cannot act for itself');
  if (record.ExecutionUserId__c === null)
    throw new OAuthError('invalid_grant', 'no client credentials user enabled');
  const user = await store.get('User', record.ExecutionUserId__c);
  requireSignInProfile(user);
  return { userId: user.Id, scopes: scopes.filter((scope) => !isLasting([scope])) };
}
