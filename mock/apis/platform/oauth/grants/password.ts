import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { isLasting } from '#mock/model/sessions/scopes.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import type { KnownApplication } from '../application.ts';
import { required } from '../form.ts';
import { OAuthError } from '../oauth-error.ts';
import type { Granted } from '../token-answer.ts';
import { requireSignInProfile } from './sign-in-profile.ts';

/** The grant by name and password. Whoever has the password can ask again, so that there is no refresh token. */
export async function byPassword(
  form: URLSearchParams,
  { scopes }: KnownApplication,
  { store }: RequestContext,
): Promise<Granted> {
  const user = await verifyLogin(store, required(form, 'username'), required(form, 'password'));
  if (!user) throw new OAuthError('invalid_grant', 'authentication failure');
  requireSignInProfile(user);
  return { userId: user.Id, scopes: scopes.filter((scope) => !isLasting([scope])) };
}
