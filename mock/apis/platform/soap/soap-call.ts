import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { covers } from '#mock/model/sessions/scopes.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import { findSession } from '#mock/model/sessions/stored-sessions.ts';
import type { Row } from '#mock/store/row.ts';
import type { SoapCall } from './read-envelope.ts';
import { SoapFault } from './soap-fault.ts';
import type { SoapApi, XmlValue } from './write-envelope.ts';

export interface SoapContext extends RequestContext {
  readonly api: SoapApi;
  readonly version: string;
  /** Who signs in, where the call is to do so and name and password are right. */
  readonly user: Row<'User'> | undefined;
}

/** One call of SOAP: what is in its response element. */
export type SoapCallHandler = (call: SoapCall, context: SoapContext) => Promise<XmlValue>;

/** The session that the envelope names; an application's only where it may use the APIs. */
export async function sessionOf(
  { sessionId = '' }: SoapCall,
  { store, now }: Pick<SoapContext, 'store' | 'now'>,
): Promise<UserSession> {
  const session = await findSession(store, sessionId, now);
  if (session.isGuest || (session.scopes && !covers(session.scopes, ['api']))) throw noSession();
  return session;
}

/** What surrounds a call, in the name of the person whose session the envelope names. */
export async function asCaller(call: SoapCall, context: SoapContext): Promise<RequestContext> {
  const session = await sessionOf(call, context);
  return { ...context, session, store: context.store.as(session.userId) };
}

export function noSession(): SoapFault {
  return new SoapFault('INVALID_SESSION_ID', 'Invalid Session ID found in SessionHeader.');
}
