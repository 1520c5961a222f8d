import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { closeGuestSession } from '#mock/model/sessions/guest-sessions.ts';
import { openingCookie } from '#mock/model/sessions/session-cookie.ts';
import { closeSession, openSession, SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import { sessionInfo } from './session-info.ts';

export const createSession: Handler<'createSession'> = async ({ body }, context) => {
  const { store, now, origin } = context;
  const user = await verifyLogin(store, body.username, body.password);
  if (!user) throw new PlatformFault(401, 'INVALID_LOGIN', 'The user name or the password is wrong.');
  const guestAccountId = await endSession(context);
  const { token, session } = await openSession(store, { userId: user.Id, guestAccountId }, now);
  await store.update('User', user.Id, { LastLoginDate: now.toISOString() });
  return {
    status: 201,
    headers: { 'set-cookie': openingCookie(token, SESSION_SECONDS, origin) },
    body: sessionInfo(session, context),
  };
};

/** Ends the session before this one. A guest's cart stays, to be merged by preserveCart (SF-CART-06). */
async function endSession({ store, session }: RequestContext): Promise<string | undefined> {
  if (!session.isGuest) await closeSession(store, session);
  else if (session.known) await closeGuestSession(store, session.known);
  return session.isGuest ? session.known?.accountId : undefined;
}
