import { profileId } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { type Scope, scopesIn } from './scopes.ts';
import { guestSession, type Session, type UserSession, userProfileNames } from './session.ts';
import { createSessionToken, createToken, hashToken } from './session-token.ts';

/** How long a sign-in lasts. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** A session just opened; the token is known here only, the store keeps its hash. */
export interface OpenedSession {
  readonly token: string;
  readonly session: UserSession;
}

/** What an application was granted, for whose sessions it holds. */
export interface Grant {
  /** The ConnectedApplication record. */
  readonly applicationId: string;
  readonly scopes: readonly Scope[];
  /** Names everything that came of one consent, so that it can be revoked at once; absent where there was none. */
  readonly grantId?: string | undefined;
}

interface SignIn {
  readonly userId: string;
  /** The application that signs in for the user. */
  readonly grant?: Grant | undefined;
}

/** Signs a user in, and clears away what the user left to expire. */
export async function openSession(
  store: Store,
  { userId, grant }: SignIn,
  now: Date,
): Promise<OpenedSession> {
  await store.deleteWhere('AuthSession', { UsersId: userId, ExpiresAt__c: { lte: now.toISOString() } });
  const token = createSessionToken();
  await store.insert('AuthSession', {
    UsersId: userId,
    ConnectedApplicationId__c: grant?.applicationId ?? null,
    Scopes__c: grant?.scopes.join(' ') ?? null,
    GrantId__c: grant?.grantId ?? null,
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
 * The user a token belongs to; a guest for a token that is unknown, has expired or whose user may no longer sign in.
 */
export async function findSession(store: Store, token: string, now: Date): Promise<Session> {
  const [stored] = await store.find('AuthSession', { where: { TokenHash__c: hashToken(token) }, limit: 1 });
  if (!stored || new Date(stored.ExpiresAt__c) <= now) return guestSession;
  const user = await store.get('User', stored.UsersId);
  const profileName = profiles.get(user?.ProfileId ?? '');
  if (!user || profileName === undefined || !canSignIn(user)) return guestSession;
  return {
    isGuest: false,
    sessionId: stored.Id,
    profileName,
    userId: user.Id,
    username: user.Username,
    displayName: user.Name,
    accountId: user.AccountId,
    contactId: user.ContactId,
    language: user.LanguageLocaleKey,
    locale: user.LocaleSidKey,
    timeZone: user.TimeZoneSidKey,
    csrfToken: stored.CsrfToken__c,
    ...(stored.Scopes__c !== null && { scopes: scopesIn(stored.Scopes__c) }),
  };
}

/** Whether a user may sign in: one who is active, with a profile for people. */
export function canSignIn(user: Row<'User'> | undefined): user is Row<'User'> {
  return user?.IsActive === true && profiles.has(user.ProfileId);
}

/** Signs a session out. */
export async function closeSession(store: Store, { sessionId }: UserSession): Promise<void> {
  await store.delete('AuthSession', sessionId);
}
