import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { type Scope, scopesIn, unknownScopesIn } from '#mock/model/sessions/scopes.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { KnownApplication } from '../application.ts';
import { optional, required } from '../form.ts';
import { OAuthError } from '../oauth-error.ts';
import { addRefreshToken, endGrant } from '../refresh-tokens.ts';
import type { Granted } from '../token-answer.ts';
import { requireSignInProfile } from './sign-in-profile.ts';

const GONE = 'expired access/refresh token';

/**
 * The grant by a refresh token. Where the application rotates them, the token is exchanged for another; whoever sends
 * an exchanged one has found or stolen it, and everything that came of the consent ends (PF-DOOR-05).
 */
export async function byRefreshToken(
  form: URLSearchParams,
  { record }: KnownApplication,
  context: RequestContext,
): Promise<Granted> {
  const { store, now, session } = context;
  const sent = required(form, 'refresh_token');
  const stored = await store.findOne('OauthToken', { where: { TokenHash__c: hashToken(sent) } });
  if (session.isGuest && session.hasExpired) throw new OAuthError('invalid_grant', GONE);
  if (!stored || stored.ConnectedApplicationId__c !== record.Id || new Date(stored.ExpiresAt__c) <= now)
    throw new OAuthError('invalid_grant', GONE);
  const scopes = narrowed(scopesIn(stored.Scopes__c), optional(form, 'scope'));
  requireSignInProfile(await store.get('User', stored.UserId));
  const { UserId: userId, GrantId__c: grantId } = stored;
  if (!record.RotatesRefreshTokens__c) return { userId, scopes, grantId, signIn: {} };
  await exchange(stored, context);
  const granted = { userId, scopes: scopesIn(stored.Scopes__c), grantId };
  return {
    userId,
    scopes,
    grantId,
    signIn: {},
    refreshToken: await addRefreshToken(record, granted, context),
  };
}

/** Marks a token as exchanged; of two requests at once with the same token only one comes through. */
async function exchange(
  { Id, GrantId__c }: Row<'OauthToken'>,
  { store, now }: RequestContext,
): Promise<void> {
  const isFirst = await store.update(
    'OauthToken',
    Id,
    { ReplacedAt__c: now.toISOString() },
    { ReplacedAt__c: null },
  );
  if (isFirst) return;
  await endGrant(store, GrantId__c);
  throw new OAuthError('invalid_grant', GONE);
}

function narrowed(granted: readonly Scope[], asked: string | undefined): readonly Scope[] {
  if (asked === undefined) return granted;
  const scopes = scopesIn(asked);
  const isMore = scopes.some((scope) => !granted.includes(scope));
  if (isMore || unknownScopesIn(asked).length > 0)
    throw new OAuthError('invalid_scope', 'the requested scope is not allowed');
  return scopes;
}
