import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { csrfTokenOf } from '#mock/model/sessions/csrf-token-of.ts';
import { closeGuestSession } from '#mock/model/sessions/guest-sessions.ts';
import { closingCookie } from '#mock/model/sessions/session-cookie.ts';
import { closeSession } from '#mock/model/sessions/stored-sessions.ts';
import { sessionInfo } from './session-info.ts';

export const getSession: Handler<'getSession'> = async (_input, context) => ({
  status: 200,
  body: sessionInfo(context.session, context),
});

export const deleteSession: Handler<'deleteSession'> = async (_input, { store, session, origin }) => {
  if (!session.isGuest) await closeSession(store, session);
  else if (session.known) await closeGuestSession(store, session.known);
  return { status: 204, headers: { 'set-cookie': closingCookie(origin) } };
};

export const getCsrfTokenModule: Handler<'getCsrfTokenModule'> = async (_input, { session }) =>
  script(`return ${JSON.stringify(csrfTokenOf(session))};\n`);

export const getCsrfTokenExport: Handler<'getCsrfTokenExport'> = async (_input, { session }) =>
  script(`export default ${JSON.stringify(csrfTokenOf(session))};\n`);

function script(body: string) {
  return { status: 200 as const, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
}
