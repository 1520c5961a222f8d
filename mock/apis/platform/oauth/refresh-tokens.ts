import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { createToken, hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Granted } from './token-answer.ts';

const DAY_MS = 86_400_000;
/** With which refresh tokens of the platform begin. */
const PREFIX = '5Aep861';

/** Writes a refresh token of a grant and answers it; the store keeps its hash. */
export async function addRefreshToken(
  application: Row<'ConnectedApplication'>,
  { userId, scopes, grantId }: Granted & { readonly grantId: string },
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
): Promise<string> {
  await store.deleteWhere('OauthToken', { UserId: userId, ExpiresAt__c: { lte: now.toISOString() } });
  const token = PREFIX + createToken();
  await store.insert('OauthToken', {
    UserId: userId,
    ConnectedApplicationId__c: application.Id,
    Scopes__c: scopes.join(' '),
    TokenHash__c: hashToken(token),
    GrantId__c: grantId,
    ExpiresAt__c: new Date(now.getTime() + application.RefreshTokenDays__c * DAY_MS).toISOString(),
  });
  return token;
}

/** Ends everything that came of one consent: refresh tokens, and sessions by them. */
export async function endGrant(store: Store, grantId: string): Promise<void> {
  await store.deleteWhere('OauthToken', { GrantId__c: grantId });
  await store.deleteWhere('AuthSession', { GrantId__c: grantId });
}
