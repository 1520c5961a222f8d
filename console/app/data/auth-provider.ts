import type { AuthProvider } from 'react-admin';
import { type Credentials, readSession, signIn, signOut } from '#client/commerce/session.ts';
import type { Platform } from '#client/platform.ts';
import { forgetDrafts } from './drafts.ts';
import { noteSessionExpiry, sessionExpiry } from './session-expiry.ts';

/** Profiles for which the console is made. */
const STAFF: readonly string[] = ['Merchandiser', 'Support', 'System Administrator'];

/** A buyer's login is right, but not for the console. */
export class NotStaffError extends Error {
  override name = 'NotStaffError' as const;
}

/** Leads to the sign-in page without a notice, which would only repeat what the page says. */
const WITHOUT_NOTICE = { message: false };

/**
 * Signing in and out by the platform's sessions. A session that ends under work does not lead away from the
 * page: it opens a dialog over it, so that nothing typed is lost.
 */
export function createAuthProvider(platform: Platform): AuthProvider {
  return {
    login: async (credentials: Credentials) => {
      const session = await signIn(platform, credentials);
      if (!session.isGuest && STAFF.includes(session.profileName)) {
        sessionExpiry.set({ isAtWork: true, isExpired: false });
        return;
      }
      await signOut(platform);
      throw new NotStaffError();
    },
    logout: async () => {
      sessionExpiry.set({ isAtWork: false, isExpired: false });
      forgetDrafts();
      const session = await readSession(platform).catch(() => undefined);
      if (session && !session.isGuest) await signOut(platform).catch(() => undefined);
    },
    checkAuth: async () => {
      if (sessionExpiry.get().isExpired) return;
      const session = await readSession(platform);
      if (session.isGuest) throw WITHOUT_NOTICE;
      sessionExpiry.set({ isAtWork: true });
    },
    checkError: async (error: unknown) => noteSessionExpiry(error),
    getIdentity: async () => {
      const session = await readSession(platform);
      if (session.isGuest) throw new Error('Nobody is signed in.');
      return {
        id: session.userId,
        fullName: session.displayName,
        username: session.username,
        profileName: session.profileName,
      };
    },
    getPermissions: async () => undefined,
  };
}
