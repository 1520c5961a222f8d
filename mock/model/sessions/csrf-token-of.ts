import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { Session } from './session.ts';

/** The token that helper writes of a session carry; 401 INVALID_SESSION_ID for a visitor without a session. */
export function csrfTokenOf(session: Session): string {
  const token = session.isGuest ? session.known?.csrfToken : session.csrfToken;
  if (token === undefined) throw new PlatformFault(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
  return token;
}
