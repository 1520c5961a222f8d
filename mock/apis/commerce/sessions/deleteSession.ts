import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { closeGuestSession } from '#mock/model/sessions/guest-sessions.ts';
import { closingCookie } from '#mock/model/sessions/session-cookie.ts';
import { closeSession } from '#mock/model/sessions/stored-sessions.ts';

export const deleteSession: Handler<'deleteSession'> = async (_input, { store, session, origin }) => {
  if (!session.isGuest) await closeSession(store, session);
  else if (session.known) await closeGuestSession(store, session.known);
  return { status: 204, headers: { 'set-cookie': closingCookie(origin) } };
};
