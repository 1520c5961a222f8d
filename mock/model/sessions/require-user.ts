import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { Session, UserSession } from './session.ts';

/** The session of a signed-in user; 401 INVALID_SESSION_ID for a guest. */
export function requireUser(session: Session): UserSession {
  if (session.isGuest) throw new PlatformFault(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
  return session;
}
