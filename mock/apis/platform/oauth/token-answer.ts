import { createHmac } from 'node:crypto';
import type { components } from '#generated/platform/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Scope } from '#mock/model/sessions/scopes.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { identityAddress } from '../identity/identity-address.ts';
import type { KnownApplication } from './application.ts';
import { idToken } from './id-token/id-token.ts';

type TokenAnswer = components['schemas']['TokenAnswer'];

/** What an application is given a token for. */
export interface Granted {
  readonly userId: string;
  readonly scopes: readonly Scope[];
  readonly grantId?: string | undefined;
  readonly refreshToken?: string | undefined;
  /** How a person has signed in for it; absent where nobody has. */
  readonly signIn?: { readonly nonce?: string | undefined } | undefined;
}

/** Opens a session for an application and answers its token (PF-DOOR-02). */
export async function tokenAnswer(
  { record, secret }: KnownApplication,
  { userId, scopes, grantId, refreshToken, signIn }: Granted,
  context: RequestContext,
): Promise<TokenAnswer> {
  const { store, now, origin } = context;
  const grant = { applicationId: record.Id, scopes, grantId };
  const { token } = await openSession(store, { userId, grant }, now);
  await store.update('User', userId, { LastLoginDate: now.toISOString() });
  const id = identityAddress(origin, userId);
  const issuedAt = String(now.getTime());
  const asked = { clientId: record.ConsumerKey__c, userId, accessToken: token, nonce: signIn?.nonce };
  return {
    access_token: token,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(signIn && scopes.includes('openid') && { id_token: await idToken(asked, context) }),
    ...(secret !== undefined && {
      signature: createHmac('sha256', secret)
        .update(id + issuedAt)
        .digest('base64'),
    }),
    scope: scopes.join(' '),
    instance_url: origin,
    id,
    token_type: 'Bearer',
    issued_at: issuedAt,
  };
}
