import { isLasting } from '#mock/model/sessions/scopes.ts';
import { type LoginContext, verifyLogin } from '#mock/model/sessions/verify-login.ts';
import type { Row } from '#mock/store/row.ts';
import type { KnownApplication } from '../application.ts';
import { required } from '../form.ts';
import { OAuthError } from '../oauth-error.ts';
import type { Granted } from '../token-answer.ts';
import { requireSignInProfile } from './sign-in-profile.ts';

export const PASSWORD = 'password';

/** The user whose name and password a form holds, where it asks for a token by them. */
export async function userOfPassword(
  form: URLSearchParams,
  outside: LoginContext,
): Promise<Row<'User'> | undefined> {
  if (form.get('grant_type') !== PASSWORD) return undefined;
  const [username, password] = [form.get('username'), form.get('password')];
  return username && password ? verifyLogin(outside, username, password) : undefined;
}

/** The grant by name and password. Whoever has the password can ask again, so that there is no refresh token. */
export async function byPassword(
  form: URLSearchParams,
  { scopes }: KnownApplication,
  _: unknown,
  user: Row<'User'> | undefined,
): Promise<Granted> {
  required(form, 'username');
  required(form, 'password');
  if (!user) throw new OAuthError('invalid_grant', 'authentication failure');
  requireSignInProfile(user);
  return { userId: user.Id, scopes: scopes.filter((scope) => !isLasting([scope])) };
}
