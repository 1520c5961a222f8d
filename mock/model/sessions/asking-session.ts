import type { IncomingHttpHeaders } from 'node:http';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { bearerTokenOf } from '#mock/engine/http/bearer-token.ts';
import type { Store } from '#mock/store/store.ts';
import { findGuestSession } from './guest-sessions.ts';
import { guestSession, type Session } from './session.ts';
import { guestTokenOf, sessionTokenOf } from './session-cookie.ts';
import { findSession } from './stored-sessions.ts';

/**
 * Who sends a request: a user, or else a guest, known or not. A user who was a guest of the site in this browser may
 * still merge the guest's cart (SF-SESSION-10).
 *
 * @throws PlatformFault 401 for a token in the Authorization header that no session has
 */
export async function askingSession(store: Store, headers: IncomingHttpHeaders, now: Date): Promise<Session> {
  const token = sessionTokenOf(headers);
  const session = token === undefined ? guestSession : await findSession(store, token, now);
  if (session.isGuest) refuseToken(headers);
  const guestToken = guestTokenOf(headers);
  if (guestToken === undefined) return session;
  const guest = await findGuestSession(store, guestToken, now);
  if (session.isGuest) return guest;
  return { ...session, guestAccountId: guest.known?.accountId ?? null };
}

/**
 * Whoever sends a request where every session is taken for expired.
 *
 * @throws PlatformFault 401 for a token in the Authorization header
 */
export function expiredSession(headers: IncomingHttpHeaders): Session {
  refuseToken(headers);
  return { ...guestSession, hasExpired: true };
}

function refuseToken(headers: IncomingHttpHeaders): void {
  if (bearerTokenOf(headers) !== undefined)
    throw new PlatformFault(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
}
