import type { UserIdentity } from 'react-admin';
import type { Credentials } from '#client/commerce/session.ts';

/** Somebody who is signed in. */
export interface Person extends UserIdentity {
  fullName: string;
  username: string;
  /** What the person may do, in one word; absent where the platform does not tell. */
  profileName?: string;
  /** Whether the person works for the shop, and does not buy there. */
  isStaff: boolean;
}

/** How people sign in, and how it is known that they are. */
export interface SignInMethod {
  /** Undefined while nobody is signed in. */
  who(): Promise<Person | undefined>;
  /** @throws Error where name or password are wrong, or where people sign in elsewhere */
  signIn(credentials: Credentials): Promise<Person | undefined>;
  signOut(): Promise<void>;
}
