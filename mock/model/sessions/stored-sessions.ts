import { profileId } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import { findGuestSession } from './guest-sessions.ts';
import { guestSession, type Session, type UserSession, userProfileNames } from './session.ts';
import { createToken, hashToken } from './session-token.ts';

/** How long a sign-in lasts. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** A session just opened; the token is known here only, the store keeps its hash. */
export interface OpenedSession {
  readonly token: string;
  readonly session: UserSession;
}

interface SignIn {
  readonly userId: string;
  /** The account of the guest that the person was until now. */
  readonly guestAccountId?: string | undefined;
}

/** Signs a user in, and clears away what the user left to expire. */
export async function openSession(
  store: Store,
  { userId, guestAccountId }: SignIn,
  now: Date,
): Promise<OpenedSession> {
  for (const { Id, ExpiresAt__c } of await store.find('AuthSession', { where: { UsersId: userId } }))
    if (new Date(ExpiresAt__c) <= now) await store.delete('AuthSession', Id);
  const token = createToken();
  await store.insert('AuthSession', {
    UsersId: userId,
    GuestAccountId__c: guestAccountId ?? null,
    TokenHash__c: hashToken(token),
    CsrfToken__c: createToken(),
    ExpiresAt__c: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
  });
  const session = await findSession(store, token, now);
  if (session.isGuest) throw new Error(`The user ${userId} cannot sign in`);
  return { token, session };
}

/** The profiles that sign in, by the ids of their records, which follow from their names. */
const profiles = new Map(userProfileNames.map((name) => [profileId(name), name]));

/**
 * Who a token belongs to, a signed-in user or a guest with a cart; a guest without one for a token that is unknown, has
 * expired or whose user may no longer sign in.
 */
export async function findSession(store: Store, token: string, now: Date): Promise<Session> {
  const [stored] = await store.find('AuthSession', { where: { TokenHash__c: hashToken(token) }, limit: 1 });
  if (!stored) return findGuestSession(store, token, now);
  if (new Date(stored.ExpiresAt__c) <= now) return guestSession;
  const user = await store.get('User', stored.UsersId);
  const profileName = profiles.get(user?.ProfileId ?? '');
  if (!user?.IsActive || profileName === undefined) return guestSession;
  return {
    isGuest: false,
    sessionId: stored.Id,
    profileName,
    userId: user.Id,
    username: user.Username,
    displayName: user.Name,
    accountId: user.AccountId,
    contactId: user.ContactId,
    guestAccountId: stored.GuestAccountId__c,
    language: user.LanguageLocaleKey,
    locale: user.LocaleSidKey,
    csrfToken: stored.CsrfToken__c,
  };
}

/** Signs a session out. */
export async function closeSession(store: Store, { sessionId }: UserSession): Promise<void> {
  await store.delete('AuthSession', sessionId);
}
