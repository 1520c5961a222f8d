import { oauthConstants } from '#generated/platform/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { createToken, hashToken } from '#mock/model/sessions/session-token.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** Writes a code for what a person has granted and answers it; the store keeps its hash. */
export async function addCode(
  { application, redirectUri, scopes, challenge, nonce }: AuthorizationRequest,
  userId: string,
  { store, now }: RequestContext,
): Promise<string> {
  await store.deleteWhere('OauthCode__c', { UserId__c: userId, ExpiresAt__c: { lte: now.toISOString() } });
  const code = createToken();
  await store.insert('OauthCode__c', {
    UserId__c: userId,
    ConnectedApplicationId__c: application.Id,
    RedirectUri__c: redirectUri,
    Scopes__c: scopes.join(' '),
    Challenge__c: challenge ?? null,
    Nonce__c: nonce ?? null,
    CodeHash__c: hashToken(code),
    GrantId__c: createToken(),
    ExpiresAt__c: new Date(now.getTime() + oauthConstants.authorizationCodeSeconds * 1000).toISOString(),
  });
  return code;
}
