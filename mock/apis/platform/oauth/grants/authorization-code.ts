import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { isLasting, scopesIn } from '#mock/model/sessions/scopes.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { KnownApplication } from '../application.ts';
import { optional, required } from '../form.ts';
import { OAuthError } from '../oauth-error.ts';
import { addRefreshToken, endGrant } from '../refresh-tokens.ts';
import type { Granted } from '../token-answer.ts';
import { requireSignInProfile } from './sign-in-profile.ts';

/** The grant by a code: of the same application, for the same address, with the verifier of its challenge (PF-DOOR-18). */
export async function byAuthorizationCode(
  form: URLSearchParams,
  { record }: KnownApplication,
  context: RequestContext,
): Promise<Granted> {
  const { store, now } = context;
  const code = await store.findOne('OauthCode__c', {
    where: { CodeHash__c: hashToken(required(form, 'code')) },
  });
  if (code?.ConnectedApplicationId__c !== record.Id) throw refused('invalid authorization code');
  if (new Date(code.ExpiresAt__c) <= now) throw refused('expired authorization code');
  if (code.RedirectUri__c !== required(form, 'redirect_uri'))
    throw refused('redirect_uri must match the request');
  if (!isVerified(code, optional(form, 'code_verifier'))) throw refused('invalid code verifier');
  await redeem(code, context);
  const user = await store.get('User', code.UserId__c);
  requireSignInProfile(user);
  const granted = {
    userId: user.Id,
    scopes: scopesIn(code.Scopes__c),
    grantId: code.GrantId__c,
    signIn: { nonce: code.Nonce__c ?? undefined },
  };
  if (!isLasting(granted.scopes)) return granted;
  return { ...granted, refreshToken: await addRefreshToken(record, granted, context) };
}

/** Marks a code as used. One that comes again was stolen, by either sender, so that what came of it ends (PF-DOOR-15). */
async function redeem(
  { Id, GrantId__c }: Row<'OauthCode__c'>,
  { store, now }: RequestContext,
): Promise<void> {
  const isFirst = await store.update(
    'OauthCode__c',
    Id,
    { RedeemedAt__c: now.toISOString() },
    { RedeemedAt__c: null },
  );
  if (isFirst) return;
  await endGrant(store, GrantId__c);
  throw refused('expired authorization code');
}

/** A verifier without a challenge is refused as well: somebody has taken the challenge away. */
function isVerified({ Challenge__c: challenge }: Row<'OauthCode__c'>, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  return hashToken(verifier) === challenge;
}

function refused(description: string): OAuthError {
  return new OAuthError('invalid_grant', description);
}
