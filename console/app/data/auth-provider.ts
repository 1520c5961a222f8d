import type { AuthProvider } from 'react-admin';
import type { CodeSignIn } from './code-sign-in.ts';
import { forgetDrafts } from './drafts.ts';
import { takeTab } from './person-of-tab.ts';
import { noteSessionExpiry, sessionExpiry, turnedAway } from './session-expiry.ts';
import { forgetWritten } from './undo/journal.ts';

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
export function createAuthProvider({ who, takeUp, signOut }: CodeSignIn): AuthProvider {
  let known: Awaited<ReturnType<CodeSignIn['who']>>;
  /** Whether the platform did not tell who is signed in; that is no reason to end a session. */
  let isUntold = false;
  return {
    login: async () => {
      const person = await takeUp();
      known = person;
      if (person?.isStaff) {
        takeTab(person.id);
        sessionExpiry.set({ isAtWork: true, isExpired: false });
        return;
      }
      await signOut();
      throw new NotStaffError();
    },
    logout: async () => {
      known = undefined;
      sessionExpiry.set({ isAtWork: false, isExpired: false });
      forgetDrafts();
      forgetWritten();
      if (!isUntold && (await who().catch(() => undefined))) await signOut().catch(() => undefined);
    },
    checkAuth: async () => {
      if (sessionExpiry.get().isExpired) return;
      const person = await who().catch((error: unknown) => {
        isUntold = true;
        throw error;
      });
      isUntold = false;
      known = person;
      if (person && !person.isStaff) turnedAway.set({ isNotStaff: true });
      if (!person?.isStaff) throw WITHOUT_NOTICE;
      takeTab(person.id);
      sessionExpiry.set({ isAtWork: true });
    },
    checkError: async (error: unknown) => noteSessionExpiry(error),
    getIdentity: async () => {
      const person = known ?? (await who());
      if (!person) throw new Error('Nobody is signed in.');
      return person;
    },
    getPermissions: async () => undefined,
  };
}
