import type { UserIdentity } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import { readUserInfo, type UserInfo } from '#client/user-info.ts';
import { noteManner } from '../i18n/manner.ts';
import { SIGN_IN_PATHS } from './sign-in-paths.ts';

/** Somebody who is signed in. */
interface Person extends UserIdentity {
  id: string;
  fullName: string;
  username: string;
  /** Whether the person works for the shop, and does not buy there. */
  isStaff: boolean;
}

/** Signing in and out, and how it is known who has. */
export interface CodeSignIn {
  /** Undefined while nobody is signed in. */
  who(): Promise<Person | undefined>;
  /** Goes on as whoever has signed in at the platform meanwhile. */
  takeUp(): Promise<Person | undefined>;
  signOut(): Promise<void>;
}

/** The user type of whoever works for the shop. */
const STAFF = 'STANDARD';

/**
 * Where people sign in at the platform and come back to a page of the console.
 *
 * @param username of whoever is likely to
 */
export const signInAddress = (returnTo: string, username?: string): string => {
  const asked = new URLSearchParams({ return: returnTo, ...(username !== undefined && { username }) });
  return `${SIGN_IN_PATHS.begin}?${asked}`;
};

/** At the platform itself, by a code that the console's server exchanges for tokens which it keeps to itself. */
export const codeSignIn = (platform: Platform): CodeSignIn => {
  const read = async () => {
    const info = await readUserInfo(platform);
    if (info) noteManner(info);
    return personOf(info);
  };
  let underWay: Promise<Person | undefined> | undefined;
  // A page asks at its start for two reasons at once.
  const who = () => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return {
    who,
    takeUp: async () => {
      const person = await read();
      await platform.queryClient.invalidateQueries();
      return person;
    },
    signOut: async () => {
      await fetch(SIGN_IN_PATHS.end, { method: 'POST' });
      await platform.queryClient.resetQueries();
    },
  };
};

function personOf(info: UserInfo | undefined): Person | undefined {
  if (!info) return undefined;
  const { user_id: id, name: fullName, preferred_username: username, user_type: userType } = info;
  return { id, fullName, username, isStaff: userType === STAFF };
}
