import type { HandlerResult, RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Session } from '#mock/model/sessions/session.ts';

type SessionInfo = Extract<HandlerResult<'getSession'>, { status: 200 }>['body'];

/** Who is signed in, as the contract says it; a guest is null throughout. */
export function sessionInfo(session: Session, { language }: Pick<RequestContext, 'language'>): SessionInfo {
  return {
    isGuest: session.isGuest,
    userId: session.userId,
    username: session.isGuest ? null : session.username,
    displayName: session.isGuest ? null : session.displayName,
    profileName: session.profileName,
    accountId: session.accountId,
    language: session.isGuest ? language : session.language,
  };
}
