import type { Store } from '#mock/store/store.ts';
import { type GuestSession, guestSession, type KnownGuest } from './session.ts';
import { createToken, hashToken } from './session-token.ts';

/** How long a guest who has a cart is known. */
export const GUEST_SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Makes a guest known by a token, which is answered here only; the store keeps its hash. */
export async function openGuestSession(
  store: Store,
  accountId: string,
  now: Date,
): Promise<{ token: string; known: KnownGuest }> {
  const token = createToken();
  const csrfToken = createToken();
  const { Id } = await store.insert('GuestSession__c', {
    AccountId__c: accountId,
    TokenHash__c: hashToken(token),
    CsrfToken__c: csrfToken,
    ExpiresAt__c: new Date(now.getTime() + GUEST_SESSION_SECONDS * 1000).toISOString(),
  });
  return { token, known: { sessionId: Id, accountId, csrfToken } };
}

/** The guest a token belongs to; a guest without a cart for a token that is unknown or has expired. */
export async function findGuestSession(store: Store, token: string, now: Date): Promise<GuestSession> {
  const stored = await store.findOne('GuestSession__c', { where: { TokenHash__c: hashToken(token) } });
  if (!stored || new Date(stored.ExpiresAt__c) <= now) return guestSession;
  const { Id: sessionId, AccountId__c: accountId, CsrfToken__c: csrfToken } = stored;
  return { ...guestSession, known: { sessionId, accountId, csrfToken } };
}
