/** A visitor without a session. */
export interface GuestSession {
  readonly isGuest: true;
  readonly profileName: 'Guest';
  readonly userId: null;
  readonly accountId: null;
  readonly contactId: null;
}

/** Profiles whose users can sign in. */
export const userProfileNames = ['Buyer', 'Merchandiser', 'Support'] as const;
export type UserProfileName = (typeof userProfileNames)[number];

/** A signed-in user. */
export interface UserSession {
  readonly isGuest: false;
  /** Id of the AuthSession record. */
  readonly sessionId: string;
  readonly profileName: UserProfileName;
  /** Id of the User record (prefix 005). */
  readonly userId: string;
  readonly username: string;
  readonly displayName: string;
  /** The buyer's own account; null for the shop's staff. */
  readonly accountId: string | null;
  readonly contactId: string | null;
  /** Language that the user has chosen. */
  readonly language: 'de' | 'en';
  /** Locale of the user, e.g. `de_DE`. */
  readonly locale: string;
  /** Token that helper writes must carry in their `csrf-token` header. */
  readonly csrfToken: string;
}

/** Who asks. */
export type Session = GuestSession | UserSession;

export const guestSession: GuestSession = {
  isGuest: true,
  profileName: 'Guest',
  userId: null,
  accountId: null,
  contactId: null,
};
