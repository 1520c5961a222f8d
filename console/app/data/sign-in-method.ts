import type { UserIdentity } from 'react-admin';

/** Somebody who is signed in. */
export interface Person extends UserIdentity {
  fullName: string;
  username: string;
  /** Whether the person works for the shop, and does not buy there. */
  isStaff: boolean;
}

/** How people sign in, and how it is known that they are. */
export interface SignInMethod {
  /** Undefined while nobody is signed in. */
  who(): Promise<Person | undefined>;
  /** Goes on as whoever has signed in at the platform meanwhile. */
  takeUp(): Promise<Person | undefined>;
  signOut(): Promise<void>;
}
