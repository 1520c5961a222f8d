import type { Scope } from './scopes.ts';

/** What the platform remembers of a guest who has opened a cart. */
export interface KnownGuest {
  /** Id of the GuestSession__c record. */
  readonly sessionId: string;
  /** The account that holds the guest's cart. */
  readonly accountId: string;
  readonly csrfToken: string;
}

/** A visitor who has not signed in. */
export interface GuestSession {
  readonly isGuest: true;
  readonly profileName: 'Guest';
  readonly userId: null;
  readonly accountId: null;
  readonly contactId: null;
  /** Absent as long as the guest has no cart. */
  readonly known?: KnownGuest;
  /** Whether somebody is taken for a guest on purpose, for whom nothing counts that was granted before. */
  readonly hasExpired?: true;
}

/** Profiles whose users can sign in. */
export const userProfileNames = ['Buyer', 'Merchandiser', 'Support', 'System Administrator'] as const;
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
  /** The account that held the person's cart before they signed in, if it is still to be merged. */
  readonly guestAccountId?: string | null;
  /** Language that the user has chosen. */
  readonly language: 'de' | 'en';
  /** Locale of the user, e.g. `de_DE`. */
  readonly locale: string;
  /** Zone of the user by the IANA database, e.g. `Europe/Berlin`. */
  readonly timeZone: string;
  /** Token that helper writes must carry in their `csrf-token` header. */
  readonly csrfToken: string;
  /** What an application may do in the user's name; absent where the user signed in without one and may do everything. */
  readonly scopes?: readonly Scope[];
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
