import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { covers } from '#mock/model/sessions/scopes.ts';
import { openingCookie } from '#mock/model/sessions/session-cookie.ts';
import { findSession, SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import { problemPage, signedInPage } from '../oauth/pages/sign-in-pages.ts';
import { ownAddress } from './own-address.ts';

export const startBrowserSession: Handler<'startBrowserSession'> = ({ query }, context) =>
  open(query.sid, query.retURL, context);

export const createBrowserSession: Handler<'createBrowserSession'> = ({ body: form }, context) =>
  open(form.get('sid'), form.get('retURL'), context);

/** Makes the session of a token that of the browser (PF-DOOR-20), which goes on within the platform (PF-DOOR-21). */
async function open(
  token: string | null | undefined,
  returnTo: string | null | undefined,
  context: RequestContext,
) {
  const { store, now, origin } = context;
  const session = await findSession(store, token ?? '', now);
  if (!token || session.isGuest) return { status: 401 as const, ...problemPage('endedSession', context) };
  if (session.scopes && !covers(session.scopes, ['web']))
    return { status: 403 as const, ...problemPage('notForBrowsers', context) };
  const cookie = { 'set-cookie': openingCookie(token, SESSION_SECONDS, origin) };
  if (!returnTo) {
    const { headers, body } = signedInPage(session, context);
    return { status: 200 as const, headers: { ...headers, ...cookie }, body };
  }
  const location = ownAddress(returnTo, origin);
  if (location === undefined) return { status: 400 as const, ...problemPage('foreignPage', context) };
  return { status: 302 as const, headers: { ...cookie, location } };
}
