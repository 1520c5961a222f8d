import { readSession, type Session, signIn, signOut } from '#client/commerce/session.ts';
import type { Platform } from '#client/platform.ts';
import type { Person, SignInMethod } from './sign-in-method.ts';

/** Profiles for which the console is made. */
const STAFF: readonly string[] = ['Merchandiser', 'Support', 'System Administrator'];

/** By name and password, with a session of the demo's platform. */
export const passwordSignIn = (platform: Platform): SignInMethod => ({
  who: async () => personOf(await readSession(platform)),
  signIn: async (credentials) => personOf(await signIn(platform, credentials)),
  signOut: () => signOut(platform),
});

function personOf(session: Session): Person | undefined {
  if (session.isGuest) return undefined;
  const { userId: id, displayName: fullName, username, profileName } = session;
  return {
    id,
    fullName,
    username,
    ...(profileName && { profileName }),
    isStaff: STAFF.includes(profileName ?? ''),
  };
}
