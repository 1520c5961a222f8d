import type { Handler } from '#mock/dispatch/handler.ts';
import { closeGuestSession } from '#mock/sessions/guest-sessions.ts';
import { closingCookie } from '#mock/sessions/session-cookie.ts';
import { closeSession } from '#mock/sessions/stored-sessions.ts';

export const deleteSession: Handler<'deleteSession'> = async (_input, { store, session, origin }) => {
  if (!session.isGuest) await closeSession(store, session);
  else if (session.known) await closeGuestSession(store, session.known);
  return { status: 204, headers: { 'set-cookie': closingCookie(origin) } };
};
