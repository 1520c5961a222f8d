import { canSignIn } from '#mock/model/sessions/stored-sessions.ts';
import type { Row } from '#mock/store/row.ts';
import { OAuthError } from '../oauth-error.ts';

/** Refuses a user who may not sign in: one who has left, or whose profile is for no person. */
export function requireSignInProfile(user: Row<'User'> | undefined): asserts user is Row<'User'> {
  if (!canSignIn(user)) throw new OAuthError('invalid_grant', 'user cannot sign in');
}
